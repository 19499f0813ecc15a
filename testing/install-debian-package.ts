import { spawnSync } from "node:child_process";

/**
 * Installs a Debian package that the tests need, and reports it. If the machine doesn't allow that,
 * throws with instructions.
 */
export const installDebianPackage = (name: string, why: string): void => {
  process.stdout.write(`${why}: installing Debian's package "${name}" …\n`);
  const run = (...command: string[]) =>
    spawnSync(command[0]!, command.slice(1), {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const installed =
    run(...asRoot, "apt-get", "update", "-q") &&
    run(...asRoot, "apt-get", "install", "-y", "-q", "--no-install-recommends", name);
  if (!installed)
    throw new Error(`${why}, and "apt-get install ${name}" did not work here: install it by hand.`);
};
