window.fixtureThrown = (window.fixtureThrown ?? 0) + 1;
if (window.fixtureThrown === 1) throw new Error("ahead");
export const mount = (host) => host.container.append("there after all");
