let ports = 0;
self.onconnect = ({ ports: [port] }) => port.postMessage(`shared by ${++ports}`);
