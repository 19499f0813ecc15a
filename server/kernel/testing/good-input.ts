import * as fc from "fast-check";
import type { z } from "zod";
import { inputOf, type KnownIds } from "./from-schema.ts";

/** Generated in rounds: most calls find a valid input in the short first one, and generating all is slow. */
const samples = { first: 5, each: 50, rounds: 60 };

/** An input that the schema accepts unchanged and that `isWanted`; always the same one. Throws if none is found. */
export const goodInput = (
  schema: z.ZodType,
  isWanted: (input: unknown) => boolean = () => true,
  ids: KnownIds = () => [],
): unknown => {
  const input = inputOf(schema, ids);
  for (let round = 0; round < samples.rounds; round += 1) {
    const good = fc
      .sample(input, {
        numRuns: round === 0 ? samples.first : samples.each,
        seed: 20_260_302 + round,
      })
      .find((one) => schema.safeParse(one).success && isWanted(one));
    if (good !== undefined) return structuredClone(good);
  }
  throw new Error("No good input was made");
};
