import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { isBuilt } from "../build/fingerprint.ts";
import { laterTargets } from "../build/targets.ts";

const program = join(import.meta.dirname, "..", "build.ts");

/**
 * Builds what the first page doesn't need, one target after another and behind everything else that this machine does.
 * The server serves each as soon as it's built.
 */
export const buildLater = async (): Promise<void> => {
  for (const target of laterTargets.filter((one) => !isBuilt(one))) {
    const child = spawn(process.execPath, [program, "--uncompressed", `--only=${target.name}`], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const stop = () => child.kill();
    process.once("exit", stop);
    const errors: Buffer[] = [];
    child.stderr.on("data", (text: Buffer) => errors.push(text));
    const [code] = (await once(child, "close")) as [number | null];
    process.removeListener("exit", stop);
    if (code !== 0) console.error(`${target.name}: ${Buffer.concat(errors).toString()}`);
  }
};
