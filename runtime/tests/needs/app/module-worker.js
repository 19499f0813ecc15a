import { part } from "./module-part.js";
self.onmessage = ({ data }) => postMessage(`module ${data} ${part}`);
