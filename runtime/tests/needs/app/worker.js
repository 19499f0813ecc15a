importScripts("worker-part.js");
postMessage(`classic ${self.part}`);
