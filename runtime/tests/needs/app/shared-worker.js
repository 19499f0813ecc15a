let ports = 0;
self.addEventListener("connect", ({ ports: [port] }) => port.postMessage(`shared by ${++ports}`));
