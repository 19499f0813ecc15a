import { registerApplication, start } from "single-spa";

const base = "/hosts/single-spa";
const { origin } = await (await fetch("/console.json")).json();

registerApplication({
  name: "frame",
  app: () => import("./frame.js"),
  activeWhen: base,
});
registerApplication({
  name: "console",
  app: () => import(`${origin}/guest/entry.js`),
  activeWhen: `${base}/console`,
  customProps: { base: `${base}/console`, container: document.getElementById("console") },
});
start();
