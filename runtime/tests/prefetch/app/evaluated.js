window.fixtureEvaluated = ["run"];
export const bootstrap = () => void window.fixtureEvaluated.push("bootstrap");
export const mount = (host) => {
  window.fixtureEvaluated.push("mount");
  host.container.append("evaluated");
};
