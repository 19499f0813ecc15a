import { expect, test } from "vitest";
import { locales } from "./locale.ts";
import { describeNotification, notificationKinds, notifications } from "./notifications.ts";

/** Facts whose values aren't free. */
const values: Record<string, string> = {
  metric: "creditLeft",
  value: "0.1",
  what: "role",
  role: "sales",
  count: "3",
  causes: "1",
  at: "0",
};

test.each(notificationKinds)("%s says the same facts in every language", (kind) => {
  const told = locales.map((locale) => {
    const facts = new Set<string>();
    const recorded = new Proxy<Record<string, string>>(
      {},
      {
        get(_none, name) {
          facts.add(String(name));
          return kind === "key.expiring" && name === "what"
            ? "api-key"
            : (values[String(name)] ?? `<${String(name)}>`);
        },
      },
    );
    const { title, text } = notifications[kind];
    const shown = text[locale](recorded as never, (instant) => `<${instant}>`);
    return { locale, facts: [...facts].toSorted(), shown, title: title[locale] };
  });
  const [english, chinese] = told;
  expect(chinese!.facts).toEqual(english!.facts);
  const han = /\p{Script=Han}/u;
  expect(english!.title + english!.shown).not.toMatch(han);
  expect(chinese!.title).toMatch(han);
  expect(chinese!.shown).toMatch(han);
  for (const { shown } of told) expect(shown).not.toMatch(/undefined|NaN|\$\{/);
});

const keys = (count: string) =>
  describeNotification(
    {
      kind: "key.expiring",
      facts: { what: "api-key", name: "till", of: "Shop", count, at: "1767225600000" },
    },
    "en-US",
    "UTC",
  ).description;

test("keys that expire together are counted", () => {
  expect([keys("1"), keys("2"), keys("3")]).toEqual([
    "API key till of Shop expires on Jan 1, 2026. Rotate it before then.",
    "API key till of Shop expires on Jan 1, 2026, and one more soon. Rotate them before then.",
    "API key till of Shop expires on Jan 1, 2026, and 2 more soon. Rotate them before then.",
  ]);
});

test("a name that ends in a full stop gets no second one", () => {
  const facts = { what: "failing", client: "Retail Inc.", number: "7", mail: "invoice", by: "ana" };
  const described = (kind: "top-up.waiting" | "invoice-mail.failed") =>
    locales.map((locale) => describeNotification({ kind, facts }, locale).description);
  expect(described("invoice-mail.failed")[0]).toBe("Retail Inc. didn’t get invoice 7.");
  expect(described("top-up.waiting")[1]).toBe("ana 为“Retail Inc.”提出充值 7。");
});
