import { mount as render, unmount as destroy } from "svelte";
import App from "./App.svelte";
import "./app.css";

let app;

export const bootstrap = async () => {};

/** As single-spa, qiankun and others call it: with the element to render into. */
export const mount = async ({ container, domElement, name }) => {
  app = render(App, { target: container ?? domElement, props: { name } });
};

export const unmount = async () => destroy(app);
