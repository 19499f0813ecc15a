import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

test("eight run at once, two per operator; a finished one frees its slot", async () => {
  const places = createPlaces({ inAll: 8, ofOne: 2 });
  const ends: (() => void)[] = [];
  const take = (operator: string) =>
    places.use(operator, () => new Promise<void>((resolve) => ends.push(resolve)));
  const begun = ["a", "a", "b", "b", "c", "c", "d"].map(take);
  expect(take("a")).toBe("self");
  begun.push(take("d"));
  expect(take("e")).toBe("all");
  ends[0]!();
  await begun[0];
  expect(take("e")).toBeInstanceOf(Promise);
  expect(take("a")).toBe("all");
});

test("failed work frees its slot", async () => {
  const places = createPlaces({ inAll: 8, ofOne: 2 });
  for (let turn = 0; turn < 9; turn += 1)
    await expect(places.use("a", () => Promise.reject(new Error("broken")))).rejects.toThrow();
});
