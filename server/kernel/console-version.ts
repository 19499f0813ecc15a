import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const file = join(dirname(import.meta.dirname), "package.json");

/** The console's own version. */
export const consoleVersion = (JSON.parse(readFileSync(file, "utf8")) as { version: string })
  .version;
