import type { Values } from "./options.ts";
import type { Progress } from "./progress.ts";

/** What one run of a command gets. */
export interface Invocation {
  values: Values;
  positionals: readonly string[];
  env: NodeJS.ProcessEnv;
  /** The folder that the program runs in. */
  folder: string;
  progress: Progress;
}

/** A command's result: its lines for people, and its document for `--json`. */
export interface Outcome {
  lines: string[];
  json: object;
}
