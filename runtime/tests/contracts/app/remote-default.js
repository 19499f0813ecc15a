// A module whose container is its default export.
export default {
  init() {},
  get: async () => () => ({ mount: ({ container }) => container.append("mounted") }),
};
