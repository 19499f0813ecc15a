/* oxlint-disable -- as the toolchains write it */
// A container as webpack's ModuleFederationPlugin writes it: a global with `init` and `get`.
var remoteContainer;
(() => {
  const state = { inits: 0, script: document.currentScript.src };
  let scope;
  const consume = async (name) => {
    const [version] = Object.keys(scope[name] ?? {});
    if (!version) return `own ${name}`;
    return (await scope[name][version].get())().default;
  };
  const modules = {
    "./app": async () => {
      const used = [await consume("shared-pkg"), await consume("shared-old")];
      return {
        mount: ({ container, user }) => {
          container.innerHTML = `<p>${used.join(", ")} for ${user}</p>`;
          container.state = state;
        },
        unmount: ({ container }) => container.replaceChildren(),
      };
    },
    // As `createBridgeComponent` makes it.
    "./export-app": async () => ({
      default: () => ({
        async render({ dom, basename, moduleName, user }) {
          dom.textContent = `${moduleName} at ${basename} for ${user}`;
        },
        destroy: ({ dom }) => void (dom.textContent = ""),
      }),
    }),
  };
  remoteContainer = {
    init(shared, initScope, { shareScopeKeys }) {
      state.inits += 1;
      if (shareScopeKeys === "default") scope = shared;
    },
    get: async (name) => {
      if (!modules[name]) throw new Error(`Module "${name}" does not exist in container.`);
      const module = await modules[name]();
      return () => module;
    },
  };
})();
