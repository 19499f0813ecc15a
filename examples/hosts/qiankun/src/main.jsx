import { initGlobalState, registerMicroApps, start } from "qiankun";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Frame } from "./Frame.jsx";

const base = "/hosts/qiankun";
const { origin } = await (await fetch("/console.json")).json();

const state = initGlobalState({ theme: "light" });

createRoot(document.getElementById("host")).render(
  <BrowserRouter basename={base}>
    <Frame onTheme={(theme) => state.setGlobalState({ theme })} />
  </BrowserRouter>,
);

registerMicroApps([
  {
    name: "console",
    entry: `${origin}/guest/index.html`,
    container: "#console",
    activeRule: `${base}/console`,
    props: { base: `${base}/console` },
  },
]);
start();
