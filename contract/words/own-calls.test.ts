import { expect, test } from "vitest";
import { callOnServer } from "./own-calls.ts";

test("a sub-app's own call goes to its backend through the console", () => {
  expect(callOnServer("parking", "GET /vehicles/:id")).toBe("GET /-/apps/parking/api/vehicles/:id");
  // Only the whole segment is the console's.
  expect(callOnServer("parking", "GET /apiary")).toBe("GET /-/apps/parking/api/apiary");
});

test.each(["GET /auth/account/info", "POST /mc-api/operator/add", "GET /-/apps/parking/api/x"])(
  "%s is left as it is",
  (key) => expect(callOnServer("parking", key)).toBe(key),
);
