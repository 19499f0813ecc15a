// Changes whatever of the page no element of its own holds, in ways that carry no sign of who it was.
const font = "url(data:font/woff2;base64,d09GMgABAAAAAA==)";
const symbol = Symbol("fixture");
const wrap = (place, name, by = "app") => {
  const before = place[name];
  const wrapper = function (...input) {
    return before.apply(this, input);
  };
  place[name] = Object.assign(wrapper, { by });
};
const define = (name, property) => Object.defineProperty(window, name, property);

// Of the load: a library does so once and remembers it.
wrap(document, "createElement", "load");
document.fonts.add(new FontFace("OfLoad", font));
for (const value of [0, null, false, ""])
  define(`fixtureOfLoad${value}`, { value, configurable: true });
define("fixtureFixed", { value: 1, writable: false, configurable: false });
define("fixtureGetter", {
  configurable: false,
  get() {
    throw new Error("Nobody asks this.");
  },
  set() {
    throw new Error("Nobody sets this.");
  },
});

let hasFont = false;
const taken = new FontFace("Taken", font);
export const mount = ({ container }) => {
  for (const [place, name] of [
    [document, "querySelector"],
    [document, "addEventListener"],
    [document.head, "appendChild"],
    [document.body, "contains"],
    [document.documentElement, "getAttribute"],
    [console, "debug"],
    [JSON, "stringify"],
    [performance, "mark"],
    [navigator, "sendBeacon"],
    [history, "pushState"],
  ])
    wrap(place, name);
  document.fixtureHelper = () => {};
  Object.defineProperty(document, "cookie", { configurable: true, get: () => "a=b", set() {} });
  document.fonts.add(new FontFace("OfMount", font));
  if (!hasFont) document.fonts.add(new FontFace("Once", font));
  hasFont = true;
  document.fonts.add(taken);
  for (const face of document.fonts) if (face.family === "OfHost") document.fonts.delete(face);
  window.name = "fixture";
  history.scrollRestoration = "manual";
  define("fixtureHidden", { value: 1, configurable: true });
  window[symbol] = 1;
  document.documentElement.append(document.createElement("fixture-node"));
  document.body.after(document.createElement("fixture-node"));
  document.head.before(document.createElement("fixture-node"));
  document.body.classList.add("fixture");
  document.body.classList.remove("fixture");
  document.documentElement.style.color = "red";
  document.documentElement.style.color = "";
  container.append("outside");
};
export const unmount = () => document.fonts.delete(taken);
