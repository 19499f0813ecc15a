import type { SubAppNeeds } from "../host/manifest.ts";

/** Needs that list sources. */
const listed = ["connect", "img", "font", "frame"] as const;
const workersInOrder = [undefined, "self", "blob"] as const;

/** Needs in one form, so that the same ones are equal: sorted, each source once, nothing empty. */
const needsOf = (
  sourcesOf: (need: (typeof listed)[number]) => readonly string[],
  workers: SubAppNeeds["workers"],
  inlineStyleAttributes: boolean | undefined,
): SubAppNeeds => ({
  ...Object.fromEntries(
    listed
      .map((need) => [need, [...new Set(sourcesOf(need))].toSorted()] as const)
      .filter(([, sources]) => sources.length > 0),
  ),
  ...(workers && { workers }),
  ...(inlineStyleAttributes && { inlineStyleAttributes }),
});

const rankOf = ({ workers }: SubAppNeeds) => workersInOrder.indexOf(workers);

/** What both ask for. Sources count only if they are written alike; workers from blobs include those from files. */
export const commonNeeds = (one: SubAppNeeds, other: SubAppNeeds): SubAppNeeds =>
  needsOf(
    (need) => (one[need] ?? []).filter((source) => other[need]?.includes(source)),
    workersInOrder[Math.min(rankOf(one), rankOf(other))],
    one.inlineStyleAttributes && other.inlineStyleAttributes,
  );

/** What the first asks for beyond the second. */
export const needsBeyond = (one: SubAppNeeds, other: SubAppNeeds): SubAppNeeds =>
  needsOf(
    (need) => (one[need] ?? []).filter((source) => !other[need]?.includes(source)),
    rankOf(one) > rankOf(other) ? one.workers : undefined,
    one.inlineStyleAttributes && !other.inlineStyleAttributes,
  );

/** What either asks for. */
export const allNeeds = (one: SubAppNeeds, other: SubAppNeeds): SubAppNeeds =>
  needsOf(
    (need) => [...(one[need] ?? []), ...(other[need] ?? [])],
    workersInOrder[Math.max(rankOf(one), rankOf(other))],
    one.inlineStyleAttributes || other.inlineStyleAttributes,
  );

/** One thing that a sub-app needs. */
export interface Need {
  need: keyof SubAppNeeds;
  /** The source, or the kind of workers. */
  value: string;
  /** Needs that consist of this one. */
  only: SubAppNeeds;
}

/** Each thing that a sub-app needs. */
export const eachNeed = (needs: SubAppNeeds): Need[] => {
  const { workers, inlineStyleAttributes } = needs;
  return [
    ...listed.flatMap((need) =>
      (needs[need] ?? []).map((value): Need => ({ need, value, only: { [need]: [value] } })),
    ),
    ...(workers ? [{ need: "workers", value: workers, only: { workers } } as const] : []),
    ...(inlineStyleAttributes
      ? [{ need: "inlineStyleAttributes", value: "", only: { inlineStyleAttributes } } as const]
      : []),
  ];
};

export const hasNeeds = (needs: SubAppNeeds): boolean => eachNeed(needs).length > 0;

/** Needs in one line for logs and terminals, e.g. `connect https://api.example.com, workers blob`. */
export const describeNeeds = (needs: SubAppNeeds): string =>
  eachNeed(needs)
    .map(({ need, value }) => `${need} ${value}`.trim())
    .join(", ");
