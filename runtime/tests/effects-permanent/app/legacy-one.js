// oxlint-disable-next-line no-unused-vars, no-var -- a declaration of a classic script
var fixtureDeclared = "one";
Object.defineProperty(window, "__FIXTURE_KEPT__", {
  value: "one",
  enumerable: true,
  configurable: true,
});
window["legacy-one"] = {
  mount: () => import(`./define.js?${crypto.randomUUID()}`),
  unmount() {},
};
