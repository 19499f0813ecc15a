/* oxlint-disable -- as the toolchains write it */
// The UMD mode of micro-app: nothing is rendered before `window.mount` is called.
const heard = (window.heard = []);
const listen = (data) => heard.push(["data", data.user]);
window.addEventListener("unmount", () => heard.push(["unmount"]));
window.addEventListener("mounted", () => heard.push(["mounted"]));
window.addEventListener("appstate-change", ({ detail }) => heard.push([detail.appState]));
window.mount = async () => {
  const { microApp, __MICRO_APP_BASE_ROUTE__: base, __MICRO_APP_PUBLIC_PATH__: files } = window;
  heard.push(["mount", base, files, microApp.getData().user]);
  document.querySelector("#app").innerHTML = '<p class="mark">micro-app</p>';
  microApp.addDataListener(listen);
  microApp.addGlobalDataListener((data) => heard.push(["global", data.count]), true);
};
window.unmount = () => {
  heard.push(["window.unmount", document.querySelector("#app").isConnected]);
};
