globalThis.fixtureEvaluated = true;
export const mount = (host) => host.container.append("arrived");
