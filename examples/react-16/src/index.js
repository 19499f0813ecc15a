import "./public-path";
import React from "react";
import ReactDOM from "react-dom";
import App from "./App";
import "./index.css";

window.reactSixteen = { mounts: 0 };

function rootOf({ container }) {
  return container ? container.querySelector("#root") : document.querySelector("#root");
}

function render(props) {
  window.reactSixteen.mounts += 1;
  ReactDOM.render(<App store={props} />, rootOf(props));
}

if (!window.__POWERED_BY_QIANKUN__) {
  render({});
}

export async function bootstrap() {}

export async function mount(props) {
  render(props);
}

export async function unmount(props) {
  ReactDOM.unmountComponentAtNode(rootOf(props));
}
