import { type AuditKind, auditKinds } from "@console-shell/contract/words/audit-kinds";
import { auditStreams } from "@console-shell/contract/words/audit-streams";
import type { Kysely, Selectable } from "kysely";
import { chunksOf } from "#platform/database/chunks-of.ts";
import type { AuditEventsTable, AuditRemovalsTable } from "#platform/database/tables/audit.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { inBatches } from "#platform/in-batches.ts";
import type { RetentionRule } from "#platform/retention.ts";
import type { Services } from "#platform/services.ts";
import { lockHead, hashEvent } from "./chain.ts";
import { ofKind } from "./reads.ts";
import { isSignedByOne, openKeys, type SigningKey, signWith } from "./signing-keys.ts";
import { removalStatement } from "./verify.ts";

const day = 24 * 3_600_000;

type Removal = Selectable<AuditRemovalsTable>;
type Range = Pick<Removal, "fromSequence" | "toSequence" | "hashBefore" | "hash">;

/** An event's hash, also if it was removed as the last of a range. Empty before the first event. */
const hashAt = async (
  transaction: Kysely<Tables>,
  sequence: number,
): Promise<string | undefined> => {
  if (sequence === 0) return "";
  const event = await transaction
    .selectFrom("auditEvents")
    .select("hash")
    .where("sequence", "=", sequence)
    .executeTakeFirst();
  if (event) return event.hash;
  const removal = await transaction
    .selectFrom("auditRemovals")
    .select(["toSequence", "hash"])
    // By its key: there may be many.
    .where("fromSequence", "<=", sequence)
    .orderBy("fromSequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return removal?.toSequence === sequence ? removal.hash : undefined;
};

/** Runs of events without gaps, each verified from the hash before; undefined if one doesn't match. */
const rangesOf = async (
  transaction: Kysely<Tables>,
  events: readonly Selectable<AuditEventsTable>[],
): Promise<Range[] | undefined> => {
  const ranges: Range[] = [];
  for (const event of events) {
    const last = ranges.at(-1);
    const continues = last?.toSequence === event.sequence - 1;
    const before = continues ? last.hash : await hashAt(transaction, event.sequence - 1);
    if (before === undefined || hashEvent(before, event) !== event.hash) return undefined;
    if (continues) Object.assign(last, { toSequence: event.sequence, hash: event.hash });
    else
      ranges.push({
        fromSequence: event.sequence,
        toSequence: event.sequence,
        hashBefore: before,
        hash: event.hash,
      });
  }
  return ranges;
};

/** Joins ranges that touch, unless a checkpoint is where they touch: it must stay comparable. */
const joined = (ranges: readonly Range[], checkpoints: ReadonlySet<number>): Range[] => {
  const found: Range[] = [];
  for (const range of ranges) {
    const last = found.at(-1);
    if (last?.toSequence === range.fromSequence - 1 && !checkpoints.has(last.toSequence))
      Object.assign(last, { toSequence: range.toSequence, hash: range.hash });
    else found.push({ ...range });
  }
  return found;
};

/** Replaces the ranges that touch new ones by joined, newly signed ones. */
const writeRanges = async (
  transaction: Kysely<Tables>,
  fresh: readonly Range[],
  { keys, key, now }: { keys: ReadonlyMap<string, SigningKey>; key: SigningKey; now: number },
): Promise<boolean> => {
  const [first, last] = [fresh[0]!.fromSequence, fresh.at(-1)!.toSequence];
  const known = await transaction
    .selectFrom("auditRemovals")
    .selectAll()
    // Only these: between sparse events of one kind there may be thousands of others.
    .where((where) =>
      where.or([
        where(
          "toSequence",
          "in",
          fresh.map(({ fromSequence }) => fromSequence - 1),
        ),
        where(
          "fromSequence",
          "in",
          fresh.map(({ toSequence }) => toSequence + 1),
        ),
      ]),
    )
    .execute();
  if (!known.every((one) => isSignedByOne(keys, removalStatement(one), one))) return false;
  const checkpoints = await transaction
    .selectFrom("auditCheckpoints")
    .select("sequence")
    .where("sequence", ">=", first - 1)
    .where("sequence", "<=", last)
    .execute();
  const all = [...known, ...fresh].toSorted((a, b) => a.fromSequence - b.fromSequence);
  const ends = new Set(checkpoints.map(({ sequence }) => sequence));
  const rows = joined(
    all.map(({ fromSequence, toSequence, hashBefore, hash }) => ({
      fromSequence,
      toSequence,
      hashBefore,
      hash,
    })),
    ends,
  ).map((range) => {
    const removal = { ...range, at: now };
    return { ...removal, ...signWith(key, removalStatement(removal)) };
  });
  if (known.length > 0)
    await transaction
      .deleteFrom("auditRemovals")
      .where(
        "fromSequence",
        "in",
        known.map(({ fromSequence }) => fromSequence),
      )
      .execute();
  for (const part of chunksOf(rows))
    await transaction.insertInto("auditRemovals").values(part).execute();
  return true;
};

/** Splits ranges at checkpoints, so that none goes past one. */
const splitAt = (
  events: readonly Selectable<AuditEventsTable>[],
  ranges: readonly Range[],
  checkpoints: ReadonlySet<number>,
): Range[] =>
  ranges.flatMap((range) => {
    const parts: Range[] = [];
    let { fromSequence, hashBefore } = range;
    for (const { sequence, hash } of events) {
      if (sequence < fromSequence || sequence > range.toSequence) continue;
      if (!checkpoints.has(sequence) && sequence !== range.toSequence) continue;
      parts.push({ fromSequence, toSequence: sequence, hashBefore, hash });
      [fromSequence, hashBefore] = [sequence + 1, hash];
    }
    return parts;
  });

/** What has expired of each kind: events of a time range. */
type Expired = readonly { kind: AuditKind; from: number; until: number }[];

/** Up to when this process has removed each kind, to skip the events that stay. */
const removedUntil = new WeakMap<Services["database"], Map<AuditKind, number>>();

/** The last event that every receiver has got. Expired events wait for a receiver that was away. */
const deliveredUntil = async (
  transaction: Kysely<Tables>,
  { audit }: Pick<Services, "audit">,
): Promise<number> => {
  const names = auditStreams.filter(
    (name) => audit.streams[name] !== undefined && !name.startsWith("checkpoint-"),
  );
  if (names.length === 0) return Infinity;
  const rows = await transaction
    .selectFrom("auditStreams")
    .select("sequence")
    .where("name", "in", names)
    .execute();
  return rows.length < names.length ? 0 : Math.min(...rows.map(({ sequence }) => sequence));
};

/**
 * Removes one batch of expired events with numbers above `after`, so that no batch reads the same remaining events
 * again. Returns null if no more may be removed now.
 */
const removeSome = (
  services: Services,
  { expired, after, now, atOnce }: { expired: Expired; after: number; now: number; atOnce: number },
): Promise<{ last: number; hasMore: boolean } | null> =>
  transactionWithDeadline(services.database, async (transaction) => {
    // One node at a time, and no event that comes later has an earlier number.
    const head = await lockHead(services, transaction);
    const keys = await openKeys(transaction, services.sealer);
    const key = keys.get(head.keyId ?? "");
    // Events that aren't signed, or were changed in the database, stay.
    if (!key || head.signedSequence !== head.sequence) return null;
    const delivered = await deliveredUntil(transaction, services);
    const events = await transaction
      .selectFrom("auditEvents")
      .selectAll()
      .where("sequence", ">", after)
      .where("sequence", "<=", Math.min(delivered, head.sequence))
      .where((where) =>
        where.or(
          expired.map(({ kind, from, until }) =>
            where.and([ofKind(kind)(where), where("at", ">=", from), where("at", "<", until)]),
          ),
        ),
      )
      .where("sequence", "<", head.sequence)
      .orderBy("sequence")
      .limit(atOnce)
      .execute();
    // Events that wait for a receiver are tried again.
    if (events.length === 0)
      return delivered < head.sequence ? null : { last: after, hasMore: false };
    const ranges = await rangesOf(transaction, events);
    if (!ranges) return null;
    const checkpoints = await transaction
      .selectFrom("auditCheckpoints")
      .select("sequence")
      .where("sequence", ">=", events[0]!.sequence)
      .where("sequence", "<=", events.at(-1)!.sequence)
      .execute();
    const ends = new Set(checkpoints.map(({ sequence }) => sequence));
    const fresh = splitAt(events, ranges, ends);
    if (!(await writeRanges(transaction, fresh, { keys, key, now }))) return null;
    await transaction
      .deleteFrom("auditEvents")
      .where(
        "sequence",
        "in",
        events.map(({ sequence }) => sequence),
      )
      .execute();
    const hasMore = events.length === atOnce;
    if (delivered < head.sequence && !hasMore) return null;
    return { last: events.at(-1)!.sequence, hasMore };
  });

/**
 * Removes events whose kind's retention has expired. Signed records of the ranges keep the chain verifiable: each has
 * the hashes before and at its end.
 */
export const removeExpiredEvents: RetentionRule = async (services, now) => {
  const { database, audit } = services;
  const done = removedUntil.get(database) ?? new Map<AuditKind, number>();
  removedUntil.set(database, done);
  const expired = auditKinds.flatMap((kind) => {
    const days = audit.keptDays[kind];
    if (days === null) return [];
    const [last, until] = [done.get(kind) ?? 0, now - days * day];
    // The clock was ahead for a while.
    return [{ kind, from: last > until ? 0 : last, until }];
  });
  if (expired.length === 0) return;
  let after = 0;
  await inBatches(async (atOnce) => {
    const removed = await removeSome(services, { expired, after, now, atOnce });
    if (!removed) return 0;
    after = removed.last;
    if (removed.hasMore) return atOnce;
    for (const { kind, until } of expired) done.set(kind, until);
    return 0;
  });
};
