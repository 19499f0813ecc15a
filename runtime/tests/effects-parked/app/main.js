// Goes on in every way that a parked sub-app might.
export const ticks = {};
const hit = (name) => () => (ticks[name] = (ticks[name] ?? 0) + 1);
export const order = [];

export const start = () => {
  window.addEventListener("fixture-ping", hit("window"));
  document.addEventListener("fixture-ping", hit("document"), true);
  document.body.addEventListener("fixture-ping", hit("body"));
  window.addEventListener("fixture-ping", hit("once"), { once: true });
  for (const name of ["first", "second", "third"])
    window.addEventListener("fixture-order", () => order.push(name));
  setInterval(hit("interval"), 1);
  const frame = () => {
    hit("frame")();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.onlanguagechange = hit("handler");
  document.body.classList.add("parked-app");
  window.parkedGlobal = 1;
  const removed = hit("removed");
  window.addEventListener("fixture-ping", removed);
  const stopped = setInterval(hit("stopped"), 1);
  const cancelled = requestAnimationFrame(hit("cancelled"));
  const later = () => {
    hit("timeout")();
    setTimeout(later, 20);
  };
  later();
  /** What it ends while it is parked does not come back. */
  return () => {
    window.removeEventListener("fixture-ping", removed);
    clearInterval(stopped);
    cancelAnimationFrame(cancelled);
  };
};
export const watch = () => navigator.geolocation.watchPosition(hit("position"));
