// Shared by every test target.
