window.fixtureRuns = (window.fixtureRuns ?? 0) + 1;
if (window.fixtureRuns === 1) throw new Error("only the first time");
export const mount = (host) => host.container.append("there");
