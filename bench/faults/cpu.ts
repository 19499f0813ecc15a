import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

interface Stat {
  parent: number;
  /** Seconds of its own, and of its children that have ended. */
  own: number;
  ended: number;
}

const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] =
      fields;
    return {
      parent,
      own: (user + system) / ticksPerSecond,
      ended: (endedUser + endedSystem) / ticksPerSecond,
    };
  } catch {
    // It ended while we looked.
    return undefined;
  }
};

/** Seconds of processor time that a process and its children have used. */
export const cpuSecondsOf = (pid: number): number => {
  const self = statOf(pid);
  const children = readdirSync("/proc")
    .map(Number)
    .flatMap((one) => statOf(one) ?? [])
    .filter(({ parent }) => parent === pid);
  return (self?.own ?? 0) + (self?.ended ?? 0) + children.reduce((sum, { own }) => sum + own, 0);
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
};

/** The first process of a PostgreSQL that was started for its port. */
export const pidOfPostgres = (url: string): number => {
  const setting = `port=${new URL(url).port}\0`;
  const found = readdirSync("/proc")
    .map(Number)
    .find((pid) => pid > 0 && commandOf(pid).includes(setting));
  if (found === undefined) throw new Error(`No PostgreSQL was started with ${setting}`);
  return found;
};
