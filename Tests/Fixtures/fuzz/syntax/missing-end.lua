function f()
  if x then
    g()
end

function h()
end
