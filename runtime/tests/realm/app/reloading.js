// It never gets any further.
window["realm-app"] = {
  bootstrap: async () => undefined,
  mount: () => new Promise(() => location.reload()),
  unmount: async () => undefined,
};
