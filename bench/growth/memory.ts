import { readFileSync, writeFileSync } from "node:fs";

const megabytes = (pid: number, field: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) /
  1024;

/** Resident memory of a process, in MB; Linux only. */
export const residentOf = (pid: number): number => megabytes(pid, "VmRSS");

/** Starts a new peak; the returned function gives how far above the present it went, in MB. */
export const watchPeak = (pid: number): (() => number) => {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const before = residentOf(pid);
  return () => Math.max(0, megabytes(pid, "VmHWM") - before);
};
