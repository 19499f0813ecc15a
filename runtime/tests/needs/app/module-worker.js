import { part } from "./module-part.js";
self.addEventListener("message", async ({ data }) => {
  const { status } = await fetch("font.css");
  postMessage(`module ${data} ${part} in ${location.pathname}: ${status}`);
});
