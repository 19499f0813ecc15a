import { existsSync } from "node:fs";

/** A Chromium without windows, for which tests need a third less time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const candidates = [
  process.env["CHROMIUM_PATH"],
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The Chromium on this machine, or undefined. CHROMIUM_PATH wins. */
export const findChromium = (): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));

/** Whether tests will run in the fastest Chromium, or in one that somebody has named. */
export const isFastChromiumThere = (): boolean =>
  findChromium() === (process.env["CHROMIUM_PATH"] ?? headlessShell);

/** The Chromium on this machine; throws with what to do where there is none. */
export const chromiumPath = (): string => {
  const path = findChromium();
  if (!path)
    throw new Error("No Chromium found: run `npm test`, which installs one, or set CHROMIUM_PATH.");
  return path;
};

/** Runs as root, on a closed network, and without asking Google for anything. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
