/* oxlint-disable -- as the toolchains write it */
// An app that was not changed for wujie.
document.querySelector("#root").textContent = window.__POWERED_BY_WUJIE__
  ? "in wujie"
  : "by itself";
window.request = fetch("shared-pkg.js").then((answer) => answer.url);
window.$wujie.bus.$emit("hello", "plain");
