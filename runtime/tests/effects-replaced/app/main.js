const [, letter] = import.meta.url.split("?");

/** Puts a function in the place of another, which it calls, as monitoring tools and routers do. */
const wrap = (place, name, sign = `${letter} ${name}`) => {
  const before = place[name];
  place[name] = function wrapped(...input) {
    window.fixtureCalls.push(sign);
    return before.apply(this, input);
  };
};
const tool = "fixtureTool";
wrap(window, "fetch");
wrap(window, tool, `${letter} tool`);
wrap(history, "replaceState");
window.fixtureCount += 1;

export const mount = (host) => {
  wrap(window, tool, `${letter} tool of mount`);
  const appear = () => {
    window[`fixtureGlobalOf${letter}`] = letter;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is tested
    window.onlanguagechange = () => letter;
  };
  window.addEventListener("fixture-appear", appear, { signal: host.signal });
};
