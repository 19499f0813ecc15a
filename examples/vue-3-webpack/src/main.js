import "./public-path";
import { createApp } from "vue";
import { createRouter, createWebHistory } from "vue-router";
import App from "./App.vue";
import routes from "./routes";
import "./style.css";

let app = null;
let history = null;

function render(props = {}) {
  const { container } = props;
  history = createWebHistory("/vue-3-webpack/");
  app = createApp(App);
  app.config.globalProperties.$onGlobalStateChange = props.onGlobalStateChange;
  app.config.globalProperties.$setGlobalState = props.setGlobalState;
  app.use(createRouter({ history, routes }));
  app.mount(container ? container.querySelector("#app") : "#app");
  window.$vueThree = app;
}

if (!window.__POWERED_BY_QIANKUN__) {
  render();
}

export async function bootstrap() {}

export async function mount(props) {
  render(props);
}

export async function unmount() {
  app.unmount();
  history.destroy();
  app = null;
  history = null;
}
