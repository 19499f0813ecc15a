// As a worker and as a shared one.
if ("postMessage" in self) setInterval(() => postMessage("ping"), 5);
else
  self.addEventListener("connect", ({ ports: [port] }) => {
    setInterval(() => port.postMessage("ping"), 5);
  });
