import "./public-path";
import { mount as render, unmount as destroy } from "svelte";
import App from "./App.svelte";
import "./global.css";

let app;

function start({ container = document } = {}) {
  app = render(App, { target: container.querySelector("#svelte-app") });
  window.__SVELTE_5_APP__ = app;
}

if (!window.__POWERED_BY_QIANKUN__) {
  start();
}

export async function bootstrap() {}

export async function mount(props) {
  start(props);
}

export async function unmount() {
  await destroy(app);
}
