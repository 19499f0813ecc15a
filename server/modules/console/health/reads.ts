import type {
  HealthBar,
  HealthIncident,
  HealthPart,
  listHealthHistory,
} from "@console-shell/contract/calls/health";
import { type HealthRange, healthRanges } from "@console-shell/contract/words/health-ranges";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { HealthChangeTable } from "#platform/database/tables/health.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { unknownSince } from "./watch.ts";

type History = z.input<typeof listHealthHistory.output>;

const parts: readonly HealthPart["part"][] = [
  "process",
  "database",
  "files",
  "mail",
  "stream",
  "audit",
  "sub-apps",
];
const maxIncidents = 200;

/** A state from its change until the next one. */
type Segment = Omit<HealthChangeTable, "part"> & { to: number };

const segmentsOf = (changes: readonly HealthChangeTable[], to: number): Segment[] =>
  changes.map((change, index) => ({
    ...change,
    state: change.reason === "no-mail-server" ? "off" : change.state,
    to: changes[index + 1]?.at ?? to,
  }));

const barOf = (segments: readonly Segment[], from: number, to: number): HealthBar => {
  const times = { ok: 0, degraded: 0, down: 0, off: 0, unknown: 0 };
  for (const segment of segments)
    times[segment.state] += Math.max(0, Math.min(to, segment.to) - Math.max(from, segment.at));
  times.unknown = to - from - times.ok - times.degraded - times.down - times.off;
  const state =
    (["down", "degraded", "unknown", "off"] as const).find((one) => times[one] > 0) ?? "ok";
  return { from, to, state, ...times };
};

/** Runs of states that aren't healthy; one that becomes worse is one incident. */
const incidentsOf = (
  part: HealthPart["part"],
  segments: readonly Segment[],
  now: number,
): HealthIncident[] => {
  const found: HealthIncident[] = [];
  let last: HealthIncident | undefined;
  for (const segment of segments) {
    const { id, state, at, to, reason, value, detail } = segment;
    if (state !== "degraded" && state !== "down") {
      last = undefined;
      continue;
    }
    const end = segment === segments.at(-1) && to >= now ? null : to;
    if (!last) {
      last = { id, part, state, from: at, to: end, reason, value, detail };
      found.push(last);
      continue;
    }
    last.to = end;
    if (state === "down" && last.state === "degraded")
      Object.assign(last, { state, reason, value, detail });
  }
  return found;
};

/** Changes from the one that was in force at `from`, oldest first. */
const changesSince = async (database: Kysely<Tables>, from: number) =>
  await database
    .selectFrom("healthChanges as change")
    .selectAll()
    .where((where) =>
      where.or([
        where("at", ">", from),
        where(
          "change.id",
          "in",
          where
            .selectFrom("healthChanges")
            .select(({ fn }) => fn.max("id").as("id"))
            .where("at", "<=", from)
            .groupBy("part"),
        ),
      ]),
    )
    .orderBy("id")
    .execute();

/** Each part's segments since `from`, up to when they're known. */
const readSegments = async (
  database: Kysely<Tables>,
  { from, now }: { from: number; now: number },
) => {
  const watch = await database.selectFrom("healthWatch").select("sampledAt").executeTakeFirst();
  const known = watch ? (unknownSince(watch.sampledAt, now) ?? now) : from;
  const byPart = Map.groupBy(await changesSince(database, from), ({ part }) => part);
  return parts.map((part) => ({ part, segments: segmentsOf(byPart.get(part) ?? [], known) }));
};

const newestOf = (
  found: readonly { part: HealthPart["part"]; segments: readonly Segment[] }[],
  now: number,
): HealthIncident[] =>
  found
    .flatMap(({ part, segments }) => incidentsOf(part, segments, now))
    .toSorted((a, b) => b.from - a.from || (a.id < b.id ? 1 : -1))
    .slice(0, maxIncidents);

/** The incidents since `from`, newest first, including those that had begun before. */
export const readIncidents = async (
  database: Kysely<Tables>,
  span: { from: number; now: number },
): Promise<HealthIncident[]> => newestOf(await readSegments(database, span), span.now);

/** The state of each part over a range, and its incidents; unknown where no node looked. */
export const readHistory = async (
  database: Kysely<Tables>,
  { range, now }: { range: HealthRange; now: number },
): Promise<History> => {
  const { length, bar } = healthRanges[range];
  const from = now - length;
  const found = await readSegments(database, { from, now });
  const starts = Array.from({ length: length / bar }, (_, index) => from + index * bar);
  return {
    from,
    to: now,
    parts: found.map(({ part, segments }) => {
      const { ok, degraded, down } = barOf(segments, from, now);
      const all = ok + degraded + down;
      return {
        part,
        bars: starts.map((at) => barOf(segments, at, at + bar)),
        uptime: all === 0 ? null : ok / all,
      };
    }),
    incidents: newestOf(found, now),
  };
};
