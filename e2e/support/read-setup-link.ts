import { readFile } from "node:fs/promises";
import type { ConsoleProcess } from "./console-process.ts";

/** The link for the first operator, from the file that a production server's log names. */
export const readSetupLink = async ({ printed }: ConsoleProcess): Promise<string> => {
  const [, file] = printed.join("").match(/is in (\/[^\s"]+\/setup-link)/)!;
  return (await readFile(file!, "utf8")).trim();
};
