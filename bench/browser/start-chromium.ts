import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { connect } from "./connect.ts";
import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";

/** Everything runs as in a window that somebody looks at; frames come as fast as they can be made. */
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
  /** Address of the browser's own debugging socket; no page is attached to it unless asked. */
  socket: string;
  close(): Promise<void>;
}

/**
 * Starts a Chromium of its own profile that trusts certificates of this public key. It keeps what they
 * serve in its cache, which it does not where errors of certificates are ignored.
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
      // What was spawned may be a script around the browser, which outlives it.
      const protocol = await connect(url);
      protocol.send("Browser.close").catch(() => undefined);
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
