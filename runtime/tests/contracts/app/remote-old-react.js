// A remote that brings a React from before 19, whose ReactDOM renders, or one that it doesn't share.
const shared = !import.meta.url.includes("unshared");
const react = { createElement: (type, props) => `own ${type(props)}` };
const dom = {
  render: (text, element) => element.replaceChildren(text),
  unmountComponentAtNode: (element) => element.replaceChildren("unmounted"),
};
export const init = (scope) => {
  for (const [name, lib] of Object.entries({ react, "react-dom": dom }))
    if (shared) scope[name] = { "17.0.2": { version: "17.0.2", get: async () => () => lib } };
};
export const get = async () => () => ({ default: ({ user }) => `card for ${user}` });
