tellPath();
window["two"] = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
