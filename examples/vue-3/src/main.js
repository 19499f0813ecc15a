import { createApp } from "vue";
import { createRouter, createWebHistory } from "vue-router";
import App from "./App.vue";
import routes from "./routes.js";
import "./style.css";

let app;
let history;

function render({ container } = {}) {
  history = createWebHistory("/vue-3/");
  app = createApp(App);
  app.use(createRouter({ history, routes }));
  app.mount(container ? container.querySelector("#app") : "#app");
  window.__VUE_3_APP__ = app;
}

if (!window.__POWERED_BY_QIANKUN__) render();

export async function bootstrap() {}

export async function mount(props) {
  render(props);
}

export async function unmount() {
  app.unmount();
  history.destroy();
}
