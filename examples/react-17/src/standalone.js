import { registerApplication, start } from "single-spa";

registerApplication({
  name: "react-17",
  app: async () => window["react-17"],
  activeWhen: "/react-17",
});
start();
