// What libraries start once, at first use, and remember in their module; and what each mount starts
// and forgets.
let number = 0;
let isStarted = false;
export const heard = [];
const say = (what) => heard.push(what);
const once = (state, { shared, tick }) => {
  const library = () => say("library");
  window.addEventListener("fixture-event", library);
  state.stop = () => window.removeEventListener("fixture-event", library);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- some libraries do
  document.onselectionchange = () => say("handler");
  setInterval(() => say("interval"), 5);
  const frame = () => {
    say("frame");
    tick?.();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  if (shared) window.addEventListener("fixture-shared", shared);
  const chain = () => {
    say("chain");
    setTimeout(chain, 20);
  };
  setTimeout(chain, 20);
  // Hours later: it neither fires early nor is it forgotten.
  setTimeout(() => say("far"), 3_600_000);
};
export const library = {};
/** Adds through a helper, as a library does for everybody. */
const on = (type, listener) => document.addEventListener(type, listener);
const eachMount = (mine) => {
  on("fixture-event", () => say(`mount ${mine}`));
  window.onlanguagechange = () => say(`handler ${mine}`);
  setInterval(() => say(`interval ${mine}`), 5);
  const frame = () => {
    say(`frame ${mine}`);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

export const mount = async (host) => {
  number += 1;
  const mine = number;
  if (!isStarted) {
    isStarted = true;
    once(library, host);
    on("fixture-event", () => say("helper"));
  }
  eachMount(mine);
  await Promise.resolve();
  // As effects of a framework, which come after the mount.
  setTimeout(() => on("fixture-late", () => say(`late ${mine}`)));
};
