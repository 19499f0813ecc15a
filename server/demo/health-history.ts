import type { HealthReason } from "@console-shell/contract/calls/health";
import { newId } from "#platform/database/id.ts";
import type { HealthChangeTable } from "#platform/database/tables/health.ts";
import type { Seed } from "./seed.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds. */
const values: Partial<Record<HealthReason, number>> = { slow: 1_840, lag: 655 };

type Change = Omit<HealthChangeTable, "id">;
const parts = ["process", "database", "files", "mail", "stream", "audit", "sub-apps"] as const;

/** The last 90 days: a few incidents, and one night without a server. */
export const seedHealthHistory: Seed = async ({ database, now }) => {
  const changes: Change[] = [];
  const add = (part: Change["part"], at: number, state: Change["state"], reason?: HealthReason) => {
    const value = reason ? values[reason] : undefined;
    changes.push({ part, state, at, reason: reason ?? null, value: value ?? null, detail: "" });
  };
  for (const part of parts) {
    add(part, now - 90 * day, "ok");
    add(part, now - 47 * day + hour, "unknown");
    add(part, now - 47 * day + 7 * hour, "ok");
  }
  const incident = (
    part: Change["part"],
    { ago, lasts }: { ago: number; lasts: number },
    state: "degraded" | "down",
    reason: HealthReason,
  ) => {
    add(part, now - ago, state, reason);
    add(part, now - ago + lasts, "ok");
  };
  incident("database", { ago: 63 * day - 5 * hour, lasts: 9 * minute }, "down", "no-answer");
  incident("files", { ago: 31 * day - 4 * hour, lasts: 3 * hour }, "degraded", "slow");
  incident("process", { ago: 18 * day - 7 * hour, lasts: 22 * minute }, "degraded", "lag");
  incident("files", { ago: 5 * day - 6 * hour, lasts: 41 * minute }, "down", "no-answer");
  incident("database", { ago: 9 * hour, lasts: 14 * minute }, "degraded", "slow");
  // Identifiers are in the order of time.
  const ordered = changes.toSorted((a, b) => a.at - b.at);
  await database
    .insertInto("healthChanges")
    .values(ordered.map((one) => ({ id: newId(), ...one })))
    .execute();
  await database
    .insertInto("healthWatch")
    .values({ id: 1, sampledAt: now })
    // A running server has sampled already.
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ sampledAt: now }))
    .execute();
};
