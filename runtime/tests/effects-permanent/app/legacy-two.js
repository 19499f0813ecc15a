// oxlint-disable-next-line no-unused-vars, no-var -- a declaration of a classic script
var fixtureDeclared = "two";
Object.defineProperty(window, "__FIXTURE_KEPT__", {
  value: "two",
  enumerable: true,
  configurable: true,
});
window["legacy-two"] = {
  mount: () => import(`./define.js?${crypto.randomUUID()}`),
  unmount() {},
};
