window.shown = { mount() {} };
