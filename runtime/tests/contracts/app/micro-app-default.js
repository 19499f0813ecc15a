/* oxlint-disable -- as the toolchains write it */
// The default mode: it renders as it would by itself, at each mount.
const place = window.__MICRO_APP_ENVIRONMENT__ ? "micro-app" : "a page";
document.querySelector("#app").textContent = `rendered in ${place}`;
window.onunmount = () => window.rawWindow.dispatchEvent(new CustomEvent("default-unmounted"));
