import type { ApiOutput } from "@console-shell/contract";
import { fixedStages } from "@console-shell/contract/words/sub-app-releases";

export type SubApp = ApiOutput<"GET /mc-api/sub-app/:name">;
export type Stage = SubApp["stages"][number];

const rankOf = ({ stage }: Stage) => {
  const rank = fixedStages.findIndex((fixed) => fixed === stage);
  return rank < 0 ? fixedStages.length : rank;
};

/** A sub-app's stages: stable, canary, then those of its own by name. */
export const stagesInOrder = ({ stages }: SubApp): Stage[] =>
  stages.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.stage < b.stage ? -1 : 1));

export const stageOf = ({ stages }: SubApp, name: string): Stage | undefined =>
  stages.find(({ stage }) => stage === name);
