// A container as a module, as `@module-federation/vite` writes it.
export const init = () => {};
export const get = async () => () => ({
  mount: ({ container }) => container.append("from a module"),
});
