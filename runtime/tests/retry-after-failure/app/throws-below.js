window.fixtureRuns = (window.fixtureRuns ?? 0) + 1;
if (new URL(import.meta.url).searchParams.get("console-retry") !== "2") throw new Error("below");
export const text = "there";
