import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import type { Reports } from "#platform/database/reports/reports.ts";
import { openReport } from "./open-report.ts";

test("a report is aborted when its client disconnects", () => {
  let given: AbortSignal | undefined;
  const reports: Reports = {
    open(signal) {
      given = signal;
      return {} as ReturnType<Reports["open"]>;
    },
  };
  const raw = new EventEmitter();
  openReport({ raw, server: { services: { reports } } } as unknown as FastifyReply);
  expect(given?.aborted).toBe(false);
  raw.emit("close");
  expect(given?.reason).toMatchObject({ code: "unavailable" });
});
