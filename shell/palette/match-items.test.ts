import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchItems } from "./match-items.ts";
import type { PaletteItem } from "./palette-item.ts";

const item = (title: string, group = "Pages", words: string[] = []): PaletteItem => ({
  id: `${group} ${title}`,
  kind: "page",
  group,
  title,
  words,
});
const items = [
  item("Finance", "Applications", ["财务管理"]),
  item("Face search", "Applications", ["人脸检索"]),
  item("Client accounts", "Pages", ["客户账户", "Finance"]),
  item("Ledger", "Pages", ["总账", "Finance"]),
  item("Audit log", "Pages", ["审计日志", "Management"]),
  item("Dark theme", "Actions", ["深色"]),
];
const titles = (typed: string) => matchItems(typed, items).map(({ title }) => title);

/** Any code point, including useless ones. fast-check's own unit for it takes a second to start. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code));

describe("a query", () => {
  test("matches word beginnings in any case, with letters left out", () => {
    expect(titles("led")[0]).toBe("Ledger");
    expect(titles("CLIENT")[0]).toBe("Client accounts");
    expect(titles("clacc")).toContain("Client accounts");
    expect(titles("audlog")[0]).toBe("Audit log");
  });

  test("matches hidden keywords, which rank lower", () => {
    expect(titles("总账")).toEqual(["Ledger"]);
    expect(titles("finance")[0]).toBe("Finance");
    expect(titles("finance")).toContain("Ledger");
  });

  test("isn't answered by a title with only one of its words", () => {
    const pages = [item("New search", "Pages", ["Object search"]), item("New operator", "Create")];
    expect(matchItems("new op", pages).map(({ title }) => title)).toEqual([
      "New operator",
      "New search",
    ]);
    expect(matchItems("search obj", pages)).toHaveLength(1);
  });

  test("puts the page's own first among equal titles", () => {
    const own = [item("New key", "On this page"), item("New key", "Create")];
    expect(matchItems("new k", own)).toEqual(own);
  });

  test("ranks titles: the same, then by their beginning, a word, and inside", () => {
    const pages = ["Designs", "Single sign-on", "Signatures", "Sign"].map((title) => item(title));
    expect(matchItems("sign", pages).map(({ title }) => title)).toEqual([
      "Sign",
      "Signatures",
      "Single sign-on",
      "Designs",
    ]);
  });

  test("doesn't choose what ends something by the beginning of its title", () => {
    const signOut = { ...item("Sign out", "Actions"), careful: true };
    const pages = [signOut, item("Single sign-on"), item("Design")];
    expect(matchItems("sign", pages)[0]?.title).toBe("Single sign-on");
    expect(matchItems("sign", pages).at(-1)).toBe(signOut);
    expect(matchItems("sign", [item("Design"), signOut])[0]).toBe(signOut);
    expect(matchItems("sign out", pages)[0]).toBe(signOut);
  });

  test("puts records among pages, each with what can be done with it", () => {
    const client = { ...item("Signal Ltd.", "Clients"), to: "/clients/1", rank: 1 };
    const act = {
      ...item("Propose top-up", "Clients"),
      nested: true,
      to: "/clients/1?do",
      rank: 1,
    };
    const other = { ...item("Designers", "Clients"), to: "/clients/2", rank: 3 };
    const recent = { ...item("Signal Ltd.", "Recent"), to: "/clients/1" };
    const pages = [recent, item("Single sign-on")];
    expect(matchItems("sign", pages, [other, client, act])).toEqual([client, act, other, pages[1]]);
  });

  test("finds nothing without a near match", () => {
    expect(titles("zzzzqq")).toEqual([]);
  });

  test("finds a page once that is also a recent one", () => {
    const page = { ...item("Ledger"), to: "/finance/ledger" };
    expect(matchItems("led", [{ ...page, group: "Recent", id: "recent" }, page])).toEqual([page]);
  });

  test("finds everything when empty", () => {
    expect(titles("  ")).toHaveLength(items.length);
  });

  test("keeps groups together", () => {
    const groups = matchItems("e", items).map(({ group }) => group);
    expect(groups).toEqual(groups.toSorted((a, b) => groups.indexOf(a) - groups.indexOf(b)));
  });

  test("can be any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (typed) => {
        const found = matchItems(typed, items);
        return found.every((one) => items.includes(one)) && new Set(found).size === found.length;
      }),
    );
  });
});
