import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cosine, unitVector } from "#platform/vision/unit-vector.ts";
import { rankAgain } from "./run.ts";
import { rocchio } from "./rocchio.ts";

const rounding = 1e-4;
const vector = fc
  .array(fc.integer({ min: -100, max: 100 }), { minLength: 6, maxLength: 6 })
  .filter((values) => values.some((value) => value !== 0))
  .map(unitVector);
const some = fc.array(vector, { maxLength: 5 });
const nothing = { relevant: [], notRelevant: [] };

test("without feedback the query vector doesn't change", () => {
  fc.assert(
    fc.property(vector, (query) => {
      expect(cosine(rocchio(query, nothing), query)).toBeCloseTo(1, 4);
    }),
  );
});

test("relevant results never move away, irrelevant ones never closer", () => {
  fc.assert(
    fc.property(vector, vector, (query, judged) => {
      const before = cosine(query, judged);
      const towards = rocchio(query, { relevant: [judged], notRelevant: [] });
      expect(cosine(towards, judged)).toBeGreaterThanOrEqual(before - rounding);
      const away = rocchio(query, { relevant: [], notRelevant: [judged] });
      expect(cosine(away, judged)).toBeLessThanOrEqual(before + rounding);
    }),
  );
});

test("the query vector has length 1, or none if feedback cancels out", () => {
  fc.assert(
    fc.property(
      fc.option(vector, { nil: undefined }),
      some,
      some,
      (query, relevant, notRelevant) => {
        const length = Math.hypot(...rocchio(query, { relevant, notRelevant }));
        expect(length < rounding || Math.abs(length - 1) < rounding).toBe(true);
      },
    ),
  );
});

test("equal scores are ordered by similarity to relevant results, and none is lost", () => {
  const hit = fc.record({
    imageId: fc.uuid(),
    label: fc.constant("cup"),
    region: fc.constant(null),
    score: fc.constantFrom(0.4, 0.6, 0.8),
    similarity: fc.constant(null),
  });
  const seen = fc.array(fc.record({ hit, looks: vector }), { maxLength: 20 });
  fc.assert(
    fc.property(seen, vector, (objects, direction) => {
      const ranked = rankAgain(objects, direction);
      expect(ranked.map(({ imageId }) => imageId).toSorted()).toEqual(
        objects.map((one) => one.hit.imageId).toSorted(),
      );
      for (const score of [0.4, 0.6, 0.8]) {
        const alike = ranked
          .filter((one) => one.score === score)
          .map((one) => one.similarity ?? -1);
        expect(alike).toEqual(alike.toSorted((one, other) => other - one));
      }
    }),
  );
});
