importScripts("worker-part.js");
const request = new XMLHttpRequest();
request.open("GET", "font.css", false);
request.send();
void fetch("font.css").then(({ status }) =>
  postMessage(`classic ${self.part} in ${location.pathname}: ${status}, ${request.status}`),
);
