-- Posts the body in the file that the environment variable BODY names.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local file = io.open(os.getenv("BODY"))
wrk.body = file:read("*a")
file:close()
