import { beforeEach, expect, test, vi } from "vitest";
import { createEventLog } from "./event-log.ts";
import { reportFailure } from "./report-failure.ts";

beforeEach(() => {
  // The address bar's content after the session has expired.
  vi.stubGlobal("location", { origin: "https://console.example", pathname: "/user/login" });
  return () => vi.unstubAllGlobals();
});

const report = (request: (key: string, input: unknown) => Promise<unknown>) =>
  reportFailure(
    {
      config: { release: "r1", subApps: [{ name: "finance", version: "1.4.0" }] },
      request,
      routing: { location: () => ({ pathname: "/finance/clients", search: "?page=2", hash: "" }) },
      subAppEvents: createEventLog(),
    } as unknown as Parameters<typeof reportFailure>[0],
    "finance",
    Object.assign(new TypeError("broken"), {
      stack: "TypeError: broken\n    at https://console.example/finance/assets/main.js:3:45",
    }),
  );

test("a failure is reported to the server and found there by its trace id", async () => {
  const request = vi.fn<(key: string, input: unknown) => Promise<unknown>>(() =>
    Promise.resolve({ traceId: "t1" }),
  );
  expect(await report(request)).toMatchObject({
    traceId: "t1",
    facts: {
      traceId: "t1",
      error: "TypeError",
      message: "broken",
      app: "finance",
      version: "1.4.0",
      release: "r1",
    },
  });
  expect(request.mock.calls).toEqual([
    [
      "POST /cc-api/failure/report",
      {
        body: {
          error: "TypeError",
          message: "broken",
          // Queries may contain personal data and must not reach the log.
          page: "/finance/clients",
          release: "r1",
          app: "finance",
          version: "1.4.0",
          file: "/finance/assets/main.js:3:45",
        },
      },
    ],
  ]);
});

test("an unreported failure is shown without a trace id", async () => {
  const { traceId, facts } = await report(() => Promise.reject(new Error("offline")));
  expect(traceId).toBeUndefined();
  expect(facts).toMatchObject({ message: "broken", page: "/finance/clients?page=2" });
});
