// It does what no two sub-apps can do in one page.
const state = { steps: [], popstates: [], ticks: 0 };
Object.assign(Array.prototype, { ofRealm: true });
window.$ = "realm's";
setInterval(() => (state.ticks += 1), 1);
window.addEventListener("popstate", (event) => {
  state.popstates.push([location.pathname + location.search + location.hash, event.state]);
});
window["realm-app"] = {
  state,
  loaded: {
    script: document.currentScript.src,
    powered: window["__POWERED_BY_QIANKUN__"],
    publicPath: window["__INJECTED_PUBLIC_PATH_BY_QIANKUN__"],
    address: location.href,
    readyState: document.readyState,
  },
  bootstrap: [() => void state.steps.push("bootstrap")],
  mount(props) {
    state.props = props;
    state.steps.push("mount");
    const text = document.createElement("p");
    text.textContent = "in a realm";
    props.container.querySelector("#app").append(text);
  },
  update(props) {
    state.steps.push("update " + props.basename);
  },
  unmount(props) {
    state.steps.push("unmount " + props.container.isConnected);
  },
};
