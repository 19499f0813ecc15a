/* oxlint-disable -- as the toolchains write it */
// A container that uses its share scope as the runtime of Module Federation does.
const own = { calls: 0 };
const bundled = {
  react: () => ({ createElement: (type, props) => `own ${type(props)}` }),
  "react-dom/client": () => ({}),
  "store-pkg": () => own,
};
let scope;
export const init = (shared) => {
  scope = shared;
  for (const [name, get] of Object.entries(bundled))
    (scope[name] ??= {})["1.2.0"] ??= {
      version: "1.2.0",
      from: "remote",
      get: async () => get,
      shareConfig: { singleton: true, requiredVersion: "^1.0.0" },
    };
};
const consume = async (name) => {
  const [shared] = Object.values(scope[name] ?? {});
  if (!shared) throw new Error(`RUNTIME-006: ${name}`);
  shared.from = "remote";
  return (shared.lib ??= await shared.get())();
};
const exposes = {
  "./card": async () => {
    await consume("react");
    return { default: ({ user }) => `card for ${user}` };
  },
  "./hooks": async () => {
    await consume("react");
    return {
      default: () => {
        throw new TypeError("useState of null");
      },
    };
  },
  "./store": async () => {
    const store = await consume("store-pkg");
    return { mount: ({ container }) => container.append(`${(store.calls += 1)}`) };
  },
  "./needs-page": async () => ({ mount: await consume("page-only") }),
};
export const get = async (name) => {
  const module = await exposes[name]();
  return () => module;
};
