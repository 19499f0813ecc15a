import { globSync } from "node:fs";
import { basename } from "node:path";
import { root } from "../build/root.ts";

/** A folder of the tree, of the server or its modules, a sub-app, or one of three that aren't folders. */
const areas = new Set([
  ...globSync("{,server/,server/modules/,sub-apps/}*", { cwd: root }).map((path) => basename(path)),
  "ci",
  "deps",
  "tests",
]);

/** What's wrong with a commit's message; see "Conventions" in CONTRIBUTING. */
export const faultsOfMessage = (message: string): string[] => {
  const [subject = "", blank = "", ...body] = message.trim().split("\n");
  // Git writes these two.
  if (/^(?:Merge|Revert) /.test(subject)) return [];
  const named = /^([a-z\d-]+(?:, [a-z\d-]+)*): \S/.exec(subject)?.[1]?.split(", ") ?? [];
  return [
    ...(subject.length > 72 ? ["longer than 72 characters"] : []),
    ...(named.length === 0 ? [`doesn't begin with an area, such as "server: "`] : []),
    ...named.filter((area) => !areas.has(area)).map((area) => `${area} isn't an area`),
    ...(blank !== "" || body.join("").trim() === "" ? ["no body that says why"] : []),
  ].map((fault) => `${subject}: ${fault}`);
};
