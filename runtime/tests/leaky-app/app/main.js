// Leaks on purpose, in every way the ledger knows.
export const ticks = { interval: 0, frame: 0, loop: 0, listener: 0, late: 0, ofLoad: 0 };
export const made = [];
let round = 0;

window.addEventListener("fixture-ping", () => (ticks.ofLoad += 1));
window.leakyOfLoad = "load";
const sheet = document.createElement("style");
sheet.id = "leaky-of-load";
document.head.append(sheet);
sheet.sheet.insertRule(".of-load { color: red }");

const count = (name) => () => void (ticks[name] += 1);

const leak = () => {
  round += 1;
  for (let index = 0; index < 5; index += 1) setInterval(count("interval"), 1);
  const loop = () => {
    ticks.loop += 1;
    setTimeout(loop, 1);
  };
  loop();
  const frame = () => {
    ticks.frame += 1;
    requestAnimationFrame(frame);
  };
  frame();
  requestIdleCallback(count("frame"), { timeout: 60_000 });
  for (let index = 0; index < 20; index += 1) {
    window.addEventListener("fixture-ping", count("listener"));
    document.addEventListener("fixture-ping", count("listener"), { once: true });
    document.body.addEventListener("fixture-ping", count("listener"), true);
    document.documentElement.addEventListener("fixture-ping", { handleEvent: count("listener") });
  }
  addEventListener("storage", count("listener"));
  matchMedia("(min-width: 1px)").addEventListener("change", count("listener"));
  for (let index = 0; index < 50; index += 1) window[`leaky_${round}_${index}`] = index;
  for (let index = 0; index < 3; index += 1) {
    const style = document.createElement("style");
    style.textContent = `.leaky-${index} { color: red }`;
    document.head.appendChild(style);
  }
  for (let index = 0; index < 10; index += 1) document.body.append(document.createElement("i"));
  document.body.insertAdjacentElement("beforeend", document.createElement("b"));
  const observer = new MutationObserver(count("listener"));
  observer.observe(document.body, { attributes: true });
  new ResizeObserver(count("listener")).observe(document.body);
  const channel = new BroadcastChannel("fixture");
  made.push(observer, channel);
  channel.addEventListener("message", count("listener"));
};

export const mount = (host) => {
  leak();
  setTimeout(() => {
    ticks.late += 1;
    setInterval(count("interval"), 1);
    window.addEventListener("fixture-ping", count("listener"));
  });
  host.effects.interval(count("interval"), 1);
  host.effects.listen(window, "fixture-ping", count("listener"));
  host.container.append("leaky");
};
