// A bundle for single-spa as an ES module: arrays, exported.
export const bootstrap = [() => undefined];
export const mount = [
  ({ container, basename }) => {
    container.querySelector("#module-root").textContent =
      `module at ${basename} with ${window.$.owner}, ${window["__POWERED_BY_QIANKUN__"]}`;
  },
];
export const unmount = [];
