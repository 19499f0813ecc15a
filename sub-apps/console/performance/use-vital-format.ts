import { type Vital, vitals } from "@console-shell/contract/words/vitals";
import { useFormat } from "@console-shell/sdk";
import { useUsageFormat } from "../shared/use-usage-format.ts";

/** Formats a vital's value: `1.82 s`, `0.07`, `3.5`. */
export const useVitalFormat = (): ((vital: Vital, value: number) => string) => {
  const { latency } = useUsageFormat();
  const { number } = useFormat();
  const formats = {
    milliseconds: latency,
    score: (value: number) => number(value, 2),
    "per-minute": (value: number) => number(value, 1),
  };
  return (vital, value) => formats[vitals[vital].unit](value);
};
