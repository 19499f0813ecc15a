// How libraries define what they share in a page. Each once, as the runtime of Module Federation.
(() => {
  const page = window;
  const define = (name, property) => {
    if (!Object.hasOwn(page, name)) Object.defineProperty(page, name, property);
  };
  const symbol = Symbol.for("fixture-permanent");
  define("__FIXTURE_HIDDEN__", { value: { uses: 0 }, writable: true });
  define("__FIXTURE_READ_ONLY__", { value: Object.seal({ uses: 0 }), enumerable: true });
  const state = { uses: 0 };
  define("__FIXTURE_ACCESSOR__", { get: () => state, enumerable: true });
  define(symbol, { value: { uses: 0 } });
  // These can be removed, and one of them can't be written.
  define("__FIXTURE_STORE__", { value: { uses: 0 }, writable: true, configurable: true });
  define("__FIXTURE_LOCKED__", { value: { uses: 0 }, enumerable: true, configurable: true });
  const locked = Object.getOwnPropertyDescriptor(page, "createImageBitmap");
  if (locked.writable)
    Object.defineProperty(page, "createImageBitmap", {
      value: () => undefined,
      writable: false,
      configurable: false,
    });
  for (const name of [
    "__FIXTURE_HIDDEN__",
    "__FIXTURE_READ_ONLY__",
    "__FIXTURE_ACCESSOR__",
    symbol,
    "__FIXTURE_STORE__",
    "__FIXTURE_LOCKED__",
  ])
    page[name].uses += 1;
})();
