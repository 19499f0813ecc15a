import { spawn } from "node:child_process";
import { once } from "node:events";
import { examplesFolder } from "./list.ts";

/** Runs npm in the examples' folder; rejects with its output on failure. */
export const npm = async (...parameters: string[]): Promise<void> => {
  const child = spawn("npm", parameters, {
    cwd: examplesFolder,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
    // Keeps only the path of the running npm's variables: the others describe this project.
    env: Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !name.startsWith("npm_") && name !== "NODE_ENV",
      ),
    ),
  });
  let printed = "";
  const note = (text: Buffer): void => {
    printed += text.toString();
  };
  child.stdout.on("data", note);
  child.stderr.on("data", note);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`npm ${parameters.join(" ")} failed:\n${printed}`);
};
