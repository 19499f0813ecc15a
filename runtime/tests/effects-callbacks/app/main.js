/** What was called by whatever of the app still lives. */
export const calls = { frames: 0, pings: 0 };
const onPing = () => void (calls.pings += 1);
const onFrame = () => {
  calls.frames += 1;
  requestAnimationFrame(onFrame);
};
/** Listens anew each time, with one function, as effects of a component do. */
export const listen = (times, listener = onPing) => {
  for (let time = 0; time < times; time += 1) {
    window.addEventListener("fixture-ping", listener);
    if (time < times - 1) window.removeEventListener("fixture-ping", listener);
  }
};
export const listenWith = (options) => window.addEventListener("fixture-ping", onPing, options);
export const mount = () => {
  requestAnimationFrame(onFrame);
  listen(3);
};
