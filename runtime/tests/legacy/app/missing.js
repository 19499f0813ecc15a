window.otherName = { mount() {} };
window.missing = { start() {}, stop() {} };
