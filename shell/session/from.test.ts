import { anyCharacter } from "@console-shell/testing/any-character";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchRoutes } from "react-router";
import { leadsBackWith } from "../routing/leads-back.ts";
import { routesOf } from "../routing/routes.tsx";
import * as guard from "./from.ts";

const origin = "https://console.example";
const { encodeFrom } = guard;
const routes = routesOf({
  appType: "console",
  environment: "test",
  release: "test",
  autoCaptureError: true,
  chunkTimeout: 1,
  hasSession: true,
  faceLogin: true,
  signOn: { providers: [], passwords: "everyone" },
  subApps: [],
});
const decodeFrom = (value: string | null) => guard.decodeFrom(value, origin, leadsBackWith(routes));
const decode = (address: string) => decodeFrom(encodeFrom(address));

describe("the return address", () => {
  test("keeps the address with any characters", () => {
    expect(decode(`${origin}/finance/clients?name=张三&q=a%20b#top`)).toBe(
      "/finance/clients?name=%E5%BC%A0%E4%B8%89&q=a%20b#top",
    );
    expect(decode("/management")).toBe("/management");
  });

  test("survives encoding and decoding for any path of this origin", () => {
    const part = fc
      .string({ unit: "grapheme", maxLength: 8 })
      // The router matches no path that contains a line break.
      .filter((given) => !/[\n\r\u2028\u2029]/.test(given))
      .map(encodeURIComponent)
      .filter((given) => !/^\.+$/.test(given));
    const parts = fc.array(part, { maxLength: 5 });
    fc.assert(
      fc.property(parts, parts, (path, query) => {
        const url = new URL(`/finance/${path.join("/")}?${query.join("&")}`, origin);
        expect(decode(url.href)).toBe(url.pathname + url.search);
      }),
    );
  });

  test("accepts the URL-safe alphabet, and a plus that arrived as a space", () => {
    const address = `${origin}/finance?b=>>>???ÿÿÿ`;
    const standard = encodeFrom(address);
    expect(standard).toMatch(/[+/]/);
    const expected = decodeFrom(standard);
    expect(expected).toBeDefined();
    const urlSafe = standard.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    expect(decodeFrom(urlSafe)).toBe(expected);
    expect(decodeFrom(standard.replaceAll("+", " "))).toBe(expected);
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "https://console.example:1/",
    "https://console.example.evil.example/",
    "https://console.example@evil.example/",
    "https://user:word@console.example/",
    "https://console.example//evil.example",
    "https://console.example/a/..//evil.example/",
    "https://console.example/%2e%2e//evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,hello",
    "blob:https://console.example/1",
    "/finance\r\nSet-Cookie: a=b",
    "/\t/evil.example",
    "finance",
    "",
    "/user/login",
    "/user/login/",
    "/user/login?from=abc",
    "/user/%6cogin",
    "/user/../user/login",
    "/cam/login",
    "/user//login",
    "/user/%2flogin",
    "/user//%6cogin//",
    "//user/login",
    "/./user///login?from=abc#x",
    "/user",
    "/cam//",
    "/user/register",
    "/docs",
    "/dev/mailbox",
    "/openapi.json",
    "/auth/session/logout",
    "/no-such-page",
  ])("rejects %j @security-10", (address) => {
    expect(decode(address)).toBeUndefined();
  });

  test.each([
    null,
    "",
    "%%%",
    "not base64!",
    "https://evil.example/",
    "aHR0cHM6Ly9ldmlsLmV4YW1wbGUv%3D",
    "gICA",
    "YQ===",
  ])("rejects the value %j @security-10", (value) => {
    expect(decodeFrom(value)).toBeUndefined();
  });

  test("that is encoded twice is ignored @security-10", () => {
    expect(decodeFrom(encodeFrom(encodeFrom(`${origin}/finance`)))).toBeUndefined();
    expect(decode("/%2f%2fevil.example")).toBeUndefined();
  });

  test("is always a page of this console that isn't public @security-10", () => {
    const crafted = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc
        .array(fc.constantFrom("/", "\\", ":", "@", ".", "%2f", "http", "//", "\t", "\n", "a", "?"))
        .map((parts) => parts.join("")),
      fc
        .array(
          fc.constantFrom(
            "/",
            "//",
            "/./",
            "%2f",
            "user",
            "%75ser",
            "cam",
            "login",
            "%6cogin",
            "?",
          ),
        )
        .map((parts) => `/${parts.join("")}`),
    );
    fc.assert(
      fc.property(crafted, fc.boolean(), (text, encoded) => {
        const path = decodeFrom(encoded ? encodeFrom(text) : text);
        if (path === undefined) return;
        const url = new URL(path, origin);
        expect(url.origin).toBe(origin);
        expect(path).toMatch(/^\/(?!\/)/);
        const matched = matchRoutes(routes, url.pathname)?.map(({ route }) => route.path);
        expect(matched).toBeDefined();
        expect(matched).not.toContain("user");
        expect(matched).not.toContain("cam");
        expect(matched).not.toContain("*");
      }),
      { numRuns: 1000 },
    );
  });
});
