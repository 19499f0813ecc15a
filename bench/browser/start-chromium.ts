import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { connect } from "./connect.ts";
import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";

/** Nothing is throttled as in a background window, and the frame rate is unlimited. */
const measuringArguments = [
  "--headless=new",
  "--remote-debugging-port=0",
  "--enable-precise-memory-info",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--disable-frame-rate-limit",
  "--window-size=1280,1000",
];

export interface Chromium {
  /** URL of the browser's own debugging socket; no page is attached unless requested. */
  socket: string;
  close(): Promise<void>;
}

/**
 * Starts a Chromium with its own profile that trusts certificates of this public key. It caches
 * what they serve; ignoring certificate errors would disable the cache.
 */
export const startChromium = async (keyHash: string): Promise<Chromium> => {
  const profile = await mkdtemp(join(tmpdir(), "bench-chromium-"));
  const process = spawn(
    chromiumPath(),
    [
      ...chromiumArguments,
      ...measuringArguments,
      `--user-data-dir=${profile}`,
      `--ignore-certificate-errors-spki-list=${keyHash}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(process, "exit");
  let socket: string | undefined;
  for await (const line of createInterface(process.stderr)) {
    socket = /^DevTools listening on (\S+)$/.exec(line)?.[1];
    if (socket) break;
  }
  if (!socket) throw new Error("Chromium did not start.");
  process.stderr.resume();
  const url = socket;
  return {
    socket,
    async close() {
      // The spawned process may be a wrapper script, which the browser outlives.
      const protocol = await connect(url);
      protocol.send("Browser.close").catch(() => undefined);
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
