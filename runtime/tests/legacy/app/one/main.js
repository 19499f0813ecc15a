tellPath();
window["one"] = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
