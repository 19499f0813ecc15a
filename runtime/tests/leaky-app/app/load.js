// Effects of the load, which runs once a page.
export const ticks = { listener: 0, interval: 0, once: 0, stopped: 0 };
window.addEventListener("fixture-ping", () => (ticks.listener += 1));
window.addEventListener("fixture-ping", () => (ticks.once += 1), { once: true });
setInterval(() => (ticks.interval += 1), 1);
const stopped = setInterval(() => (ticks.stopped += 1), 1);
clearInterval(stopped);
window.leakyOfLoad = "load";
window.onlanguagechange = () => {};
document.body.classList.add("leaky-of-load");
const sheet = document.createElement("style");
sheet.id = "leaky-of-load";
document.head.append(sheet);
sheet.sheet.insertRule(".of-load { color: red }");

export const mount = () => {
  window.onlanguagechange = () => {};
  setTimeout(() => {}, 1e6);
};
