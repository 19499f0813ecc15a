import { part } from "./module-part.js";
self.addEventListener("message", ({ data }) => postMessage(`module ${data} ${part}`));
