// As zone.js does: patches of the browser's own objects that rely on a global.
window.Zone = { current: { listened: 0, timed: 0 } };
// oxlint-disable-next-line typescript/unbound-method -- always called with .apply
const listen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (...input) {
  Zone.current.listened += 1;
  return listen.apply(this, input);
};
const start = window.setTimeout;
window.setTimeout = (...input) => {
  Zone.current.timed += 1;
  return start(...input);
};
window.zoned = {
  mount: () => new Promise((resolve) => window.setTimeout(resolve)),
};
window.unzone = () => {
  EventTarget.prototype.addEventListener = listen;
  delete window.Zone;
};
