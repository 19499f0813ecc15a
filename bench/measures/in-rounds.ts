import type { RoundOptions } from "./measure.ts";

/**
 * One sample of each framework per round, in rotating order, so that other load on the machine
 * affects all of them equally. The first round warms the caches of disk and server and is
 * discarded.
 */
export const inRounds = async (
  { frameworks, rounds, note }: RoundOptions,
  sample: (framework: string, keep: boolean) => Promise<void>,
): Promise<void> => {
  const unable = new Set<string>();
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % frameworks.length;
    const order = [...frameworks.slice(first), ...frameworks.slice(0, first)];
    for (const framework of order) {
      if (unable.has(framework)) continue;
      try {
        await sample(framework, round > 0);
      } catch (error) {
        // Reported and skipped: one peer's failure must not cost the run.
        unable.add(framework);
        note(String(error));
      }
    }
  }
};
