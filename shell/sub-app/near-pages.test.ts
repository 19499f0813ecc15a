import type { ConsoleConfig } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { expect, test } from "vitest";
import { nearPages } from "./near-pages.ts";

const page = (path: string, english: string, permission: "finance:client:read" | "console:open") =>
  ({ path, title: { "en-US": english, "zh-CN": path }, permission }) as const;
const parts = {
  config: {
    subApps: [
      {
        name: "finance",
        pages: [
          page("/clients", "Client accounts", "finance:client:read"),
          page("/invoices", "Invoices", "finance:client:read"),
          page("/client", "Hidden", "console:open"),
        ],
      },
    ],
  } as unknown as ConsoleConfig,
  state: createStore({ account: null, permissions: { permissions: ["finance:client:read"] } }),
  preferences: { locale: createStore<"en-US" | "zh-CN">("en-US") },
} as unknown as Parameters<typeof nearPages>[0];

test.each([
  ["/finance/clinets", ["/finance/clients Client accounts"]],
  ["/finance/clients/7/nothing", ["/finance/clients Client accounts"]],
  ["/finance/something-else", []],
  ["/finance", []],
])("%s is similar to %j", (pathname, near) => {
  expect(nearPages(parts, "finance", pathname).map((one) => `${one.address} ${one.title}`)).toEqual(
    near,
  );
});
