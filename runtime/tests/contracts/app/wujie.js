/* oxlint-disable -- as the toolchains write it */
// As wujie's guide has it for Vite: a module tells the framework that it is there.
const steps = (window.steps = [location.pathname]);
window.__WUJIE_MOUNT = () => {
  steps.push(`mount ${window.$wujie.props.user} ${location.pathname}`);
  document.querySelector("#app").innerHTML = '<p class="mark">wujie</p>';
  window.$wujie.bus.$on("hello", (from) => steps.push(`hello ${from}`));
};
window.__WUJIE_UNMOUNT = () => void steps.push("unmount");
window.__WUJIE.mount();
