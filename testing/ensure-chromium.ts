import { findChromium, isFastChromiumThere } from "./chromium.ts";
import { installDebianPackage } from "./install-debian-package.ts";

const report = (path: string | undefined) => void process.stdout.write(`Chromium: ${path}\n`);

/** Debian's Chromium for tests, or the whole of it where a Debian has no such package. */
const install = (why: string) => {
  try {
    installDebianPackage("chromium-headless-shell", why);
  } catch (error) {
    if (findChromium()) process.stdout.write(`${String(error)} Another Chromium will do.\n`);
    else installDebianPackage("chromium", why);
  }
};

/**
 * Finds a Chromium, or installs Debian's, and says which it is. A CI, whose time counts, gets the fast one beside
 * whatever it has.
 */
export const ensureChromium = (): void => {
  if (!findChromium()) install("No Chromium on this machine");
  else if (process.env["CI"] && !isFastChromiumThere()) install("No fast Chromium on this machine");
  report(findChromium());
};
