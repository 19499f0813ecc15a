import { registerApplication, start } from "single-spa";

registerApplication({
  name: "angular-21",
  app: async () => (window as any)["angular-21"],
  activeWhen: "/angular-21",
});
start();
