import { findChromium } from "./chromium.ts";
import { installDebianPackage } from "./install-debian-package.ts";

const report = (path: string | undefined) => void process.stdout.write(`Chromium: ${path}\n`);

/** Finds a Chromium, or installs Debian's, and says which it is. */
export const ensureChromium = (): void => {
  const found = findChromium();
  if (found) return report(found);
  installDebianPackage("chromium", "No Chromium on this machine");
  report(findChromium());
};
