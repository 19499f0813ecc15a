import { type KeyEndpoint, publicEndpoints } from "@console-shell/contract";
import type { ApiUsageTable } from "#platform/database/tables/api-usage.ts";
import { addApiUsage, periodAt } from "#modules/clients/index.ts";
import type { Seed, SeedContext } from "./seed.ts";
import { busyness } from "./usage/rhythm.ts";

const hour = 3_600_000;
/** Hourly for the last days, in larger steps before that. */
const hourlyFor = 3 * 24 * hour;
const coarse = 6 * hour;

/** Calls in the busiest hour of a production key, and their median latency in milliseconds. */
const traffic: Record<string, [peak: number, median: number]> = {
  "api.library.list": [26, 6],
  "api.library.get": [40, 5],
  "api.image.list": [90, 9],
  "api.image.get": [70, 5],
  "api.image.content": [150, 8],
  "api.image.upload": [38, 240],
  "api.image.delete": [5, 14],
  "api.library.create": [0.2, 12],
  "api.faceCollection.list": [120, 7],
  "api.objectCollection.list": [80, 7],
  "api.usage.list": [2, 11],
};

const endpointsOf = (scopes: readonly string[]): KeyEndpoint[] =>
  publicEndpoints.filter(({ access }) => scopes.includes(access.scope));

/** The middle of a step, rounded to the hour that its calls are recorded for. */
const steps = (from: number, to: number, now: number) => {
  const found: { at: number; hours: number }[] = [];
  for (let at = from - (from % hour); at < to;) {
    const length = now - at > hourlyFor ? coarse : hour;
    found.push({ at: at + (length === coarse ? 2 * hour : 0), hours: length / hour });
    at += length;
  }
  return found.filter(({ at }) => at < to);
};

/** Recent calls with the keys of the demo's client apps, up to each key's last use. */
export const addDemoApiUsage = async (
  { database, now, random }: SeedContext,
  days: number,
): Promise<void> => {
  const keys = await database
    .selectFrom("apiKeys as key")
    .innerJoin("clientApplications as clientApp", "clientApp.id", "key.applicationId")
    .select([
      "key.id",
      "key.scopes",
      "key.createdAt",
      "key.lastUsedAt",
      "clientApp.id as clientAppId",
      "clientApp.environment",
      "clientApp.clientId as payerId",
      "clientApp.callsPerMonth as limit",
    ])
    .where("key.lastUsedAt", "is not", null)
    .orderBy("key.id")
    .execute();

  const rows: ApiUsageTable[] = [];
  for (const key of keys) {
    const from = Math.max(key.createdAt, now - days * 24 * hour);
    const size = (key.environment === "sandbox" ? 0.02 : 1) * (0.35 + random());
    for (const { at, hours } of steps(from, key.lastUsedAt ?? 0, now)) {
      const busy = hours * busyness(at) * size;
      for (const { name, meter } of endpointsOf(key.scopes)) {
        const [peak, median] = traffic[name] ?? [0, 0];
        const calls = Math.floor(peak * busy * (0.8 + 0.4 * random()) + random() * 0.5);
        const refused = Math.floor(calls * 0.012 + random() * 0.3);
        if (!meter) continue;
        for (const [statusClass, count] of [
          [2, calls - refused],
          [4, Math.min(calls, refused)],
        ] as const)
          if (count > 0)
            rows.push({
              at,
              applicationId: key.clientAppId,
              keyId: key.id,
              payerId: key.payerId ?? "",
              operation: name,
              statusClass,
              meter,
              calls: count,
              totalMs: Math.round(count * median * (0.9 + 0.4 * random())),
            });
      }
    }
  }
  await addApiUsage(database, rows);

  const { startsAt } = periodAt("month", now);
  const thisMonth = Map.groupBy(
    rows.filter(({ at }) => at >= startsAt),
    (row) => row.applicationId,
  );
  // Each client app has its month, also in the first hour of one.
  const limits = new Map(keys.map(({ clientAppId, limit }) => [clientAppId, limit]));
  for (const [clientAppId, limit] of limits)
    await database
      .insertInto("quotaWindows")
      .values({
        applicationId: clientAppId,
        period: "month",
        startsAt,
        used: Math.min(
          limit ?? Number.MAX_SAFE_INTEGER,
          thisMonth.get(clientAppId)?.reduce((sum, row) => sum + row.calls, 0) ?? 0,
        ),
      })
      .execute();
};

/** Two months of them. */
export const seedApiUsage: Seed = (context) => addDemoApiUsage(context, 60);
