import { expect, test } from "vitest";
import { isServerPath, pathOf } from "./addresses.ts";
import { subAppOf } from "./gateway.ts";

test.each(["/auth/session/login", "/cc-api/client/list", "/docs", "/dev/mailbox", "/healthz"])(
  "the server answers %s",
  (path) => expect(isServerPath(path)).toBe(true),
);

test.each(["/", "/authors", "/finance/clients", "/@vite/client", "/@fs/api/x.ts", "/development"])(
  "the dev servers answer %s",
  (path) => expect(isServerPath(path)).toBe(false),
);

test("a path below a sub-app's name is its own", () => {
  expect(subAppOf(pathOf("/finance/main.tsx?t=1"))).toBe("finance");
  expect(subAppOf("/console-application/main.tsx")).toBe("console-application");
  expect(subAppOf("/console/main.tsx")).toBe("console");
  expect(subAppOf("/console.css")).toBeUndefined();
});
