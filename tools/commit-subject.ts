import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { faultsOfMessage } from "./commits/message.ts";

// Checks the message in a file, as a commit-msg hook gets it, or those of a range of commits: `main..HEAD`.
const [given = "main..HEAD"] = process.argv.slice(2);
const messages = existsSync(given)
  ? [readFileSync(given, "utf8").replaceAll(/^#.*\n?/gm, "")]
  : execFileSync("git", ["log", "-z", "--no-merges", "--format=%B", given], { encoding: "utf8" })
      .split("\0")
      .filter(Boolean);
const faults = messages.flatMap(faultsOfMessage);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
