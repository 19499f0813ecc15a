import type { PublishedSubApp } from "@console-shell/contract/calls/published-sub-app";
import { describeNeeds } from "@console-shell/contract/words/sub-app-needs";
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

/** A warning if the console can't ask the sub-app's own server, because it doesn't know where that is. */
export const describeServer = ({
  name,
  lacksServer = false,
}: Pick<PublishedSubApp, "name"> & Partial<Pick<PublishedSubApp, "lacksServer">>): string[] =>
  lacksServer
    ? [
        `Warning: ${name} calls its own server, and the console doesn’t know where that is: searches and work are left out, and calls fail.`,
        `Ask an administrator of the console to set it: Management › Sub-apps › ${name} › Change server.`,
      ]
    : [];

/** Where a stage points now, and a warning if its release asks for more than administrators have approved. */
export const describeStage = (subApp: PublishedSubApp, stage: string): string[] => {
  const { name, stages } = subApp;
  const { version, share, previous, unapproved } = stages.find((one) => one.stage === stage)!;
  const before = previous ? ` (previous: ${previous})` : "";
  const missing = describeNeeds(unapproved);
  return [
    share === null
      ? `${stage} of ${name} is now ${version}${before}.`
      : `${stage} of ${name} is now ${version}, for ${share}% of operators${before}.`,
    ...(missing
      ? [
          `Warning: until it is approved, ${version} runs without ${missing}.`,
          `Ask an administrator of the console to approve it: Management › Sub-apps › ${name} › Page policy.`,
        ]
      : []),
    ...describeServer(subApp),
  ];
};
