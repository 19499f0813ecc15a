import type { RoundOptions } from "./measure.ts";

/**
 * One sample of each framework a round, in an order that rotates: whatever else the machine does
 * meets all of them alike. The first round warms caches of disk and server and is thrown away.
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
        // Told, and left out: one peer's failure must not cost the run.
        unable.add(framework);
        note(String(error));
      }
    }
  }
};
