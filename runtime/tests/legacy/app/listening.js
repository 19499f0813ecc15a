// Listens to the document once and remembers it, as React 16 does; and once more at each mount, as a
// sub-app does that leaks.
(function () {
  const record = { once: 0, each: 0 };
  let listens = false;
  window.listening = {
    mount() {
      if (!listens) document.addEventListener("fixture-heard", () => (record.once += 1));
      listens = true;
      document.addEventListener("fixture-heard", () => (record.each += 1));
    },
    unmount() {},
  };
  document.dispatchEvent(new CustomEvent("legacy-record", { detail: record }));
})();
