import { afterEach, expect, test, vi } from "vitest";
import { createOwnership } from "./ownership.ts";

afterEach(() => vi.unstubAllGlobals());
const ownership = () => {
  vi.stubGlobal("location", new URL("https://console.example/"));
  vi.stubGlobal("document", { baseURI: "https://console.example/" });
  const registrations = [
    { name: "finance", entry: "/finance/index.html", credentials: "same-origin" as const },
    { name: "inner", entry: "/finance/inner/index.html", credentials: "same-origin" as const },
    { name: "rooted", entry: "/rooted.html", credentials: "same-origin" as const },
    { name: "shared", entry: "/assets/shared.html", credentials: "same-origin" as const },
  ];
  return createOwnership(registrations, () => ["https://console.example/assets/host.js"]);
};

test("R6.3 the longest folder or the name owns a file; the host's folders and the root have no owner", () => {
  const { ownerOf, claim } = ownership();
  const at = (path: string) => ownerOf(`https://console.example${path}`);
  expect(at("/finance/assets/main.js")).toBe("finance");
  expect(at("/finance/inner/main.js")).toBe("inner");
  expect(at("/rooted.js")).toBeUndefined();
  expect(at("/assets/main.js")).toBeUndefined();
  claim("rooted", ["https://console.example/rooted.js", "https://console.example/assets/host.js"]);
  expect(at("/rooted.js")).toBe("rooted");
  expect(at("/other.js")).toBeUndefined();
  expect(at("/assets/host.js")).toBeUndefined();
});

test.each(["", "/", "/a/b.js", "about:blank", "<anonymous>", "https://", "blob:https://x/1"])(
  "R7.12 %s has no owner, and the look-up ends",
  (url) => {
    expect(ownership().ownerOf(url)).toBeUndefined();
  },
);

test("R6.25 a file that several claim belongs to the one in the page, in whatever order they claim it", () => {
  vi.stubGlobal("location", new URL("https://console.example/"));
  vi.stubGlobal("document", { baseURI: "https://console.example/" });
  const twins = ["one", "two"].map((name) => ({
    name,
    entry: "/twin/index.html",
    credentials: "same-origin" as const,
  }));
  const ownership = createOwnership(twins, () => []);
  const main = "https://console.example/twin/main.js";
  const lazy = "https://console.example/twin/lazy.js";
  ownership.claim("one", [main]);
  ownership.present = ["one"];
  ownership.claim("two", [main]);
  const owners = () => [main, lazy].map((file) => ownership.ownerOf(file));
  expect(owners()).toEqual(["one", "one"]);
  ownership.present = ["two"];
  expect(owners()).toEqual(["two", "two"]);
  expect(ownership.ownerOf(lazy, ["one"])).toBe("one");
  ownership.present = [];
  expect(owners()).toEqual(["one", "one"]);
  expect([ownership.owns("two", main), ownership.owns("two", lazy)]).toEqual([true, true]);
});
