import type { PublishedSubApp } from "@console-shell/contract/calls/sub-app-release";
import { stagePattern } from "@console-shell/contract/words/sub-app-releases";
import { Failure } from "../failure.ts";
import type { Values } from "../options.ts";

/** A stage's name, if it can be one. */
export const stageOf = (name: string): string => {
  if (stagePattern.test(name)) return name;
  throw new Failure("usage", "A stage’s name is words of a-z and 0-9, joined by hyphens.");
};

/** The canary's share as the option gives it; undefined leaves it to the console. */
export const shareOf = ({ share }: Values, stage: string | undefined): number | undefined => {
  if (share === undefined) return undefined;
  if (stage !== "canary") throw new Failure("usage", "Only the stage canary has a --share.");
  if (/^\d{1,3}$/.test(share) && Number(share) <= 100) return Number(share);
  throw new Failure("usage", "--share must be a whole number from 0 to 100.");
};

/** A sentence about where a stage points now. */
export const describeStage = ({ name, stages }: PublishedSubApp, stage: string): string => {
  const { version, share, previous } = stages.find((one) => one.stage === stage)!;
  const before = previous ? ` (previous: ${previous})` : "";
  return share === null
    ? `${stage} of ${name} is now ${version}${before}.`
    : `${stage} of ${name} is now ${version}, for ${share}% of operators${before}.`;
};
