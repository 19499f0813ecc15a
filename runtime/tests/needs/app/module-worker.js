import { part } from "./module-part.js";
self.addEventListener("message", ({ data }) => {
  void fetch("font.css").then(({ status }) =>
    postMessage(`module ${data} ${part} in ${location.pathname}: ${status}`),
  );
});
