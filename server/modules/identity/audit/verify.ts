import type { AuditVerification } from "@console-shell/contract/calls/audit";
import { type Selectable, sql } from "kysely";
import { everyRow } from "#platform/database/every-row.ts";
import type { Source } from "#platform/database/source.ts";
import type {
  AuditCheckpointsTable,
  AuditEventsTable,
  AuditRemovalsTable,
} from "#platform/database/tables/audit.ts";
import type { Services } from "#platform/services.ts";
import { signedEndOf, hashEvent } from "./chain.ts";
import {
  endStatement,
  isSignedByOne,
  openKeys,
  type SigningKey,
  type Statement,
} from "./signing-keys.ts";

type Reader = Pick<Source, "database">;
type Event = Selectable<AuditEventsTable>;
type Removal = Selectable<AuditRemovalsTable>;
type Checkpoint = Selectable<AuditCheckpointsTable>;

/** What the signature of removed events states. */
export const removalStatement = (removal: Omit<Removal, "keyId" | "signature">): Statement => {
  const { fromSequence, toSequence, hashBefore, hash, at } = removal;
  return ["audit removal", fromSequence, toSequence, hashBefore, hash, at];
};

/* A snapshot in one statement: an event written later doesn't look like a break. */
const readEnd = ({ database }: Reader) =>
  database
    .selectFrom("auditHead")
    .selectAll()
    .select((select) =>
      select
        .selectFrom("auditEvents")
        .select(({ fn }) => fn.max<number | null>("sequence").as("last"))
        .as("last"),
    )
    .select((select) =>
      select
        .selectFrom("auditCheckpoints")
        .select(({ fn }) => fn.max<number | null>("sequence").as("lastCheckpoint"))
        .as("lastCheckpoint"),
    )
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();

/** The removals and checkpoints between the events of a batch. */
const readBetween = async ({ database }: Reader, from: number, to: number) => ({
  removals: await database
    .selectFrom("auditRemovals")
    .selectAll()
    .where("fromSequence", ">=", from)
    .where("fromSequence", "<=", to)
    .orderBy("fromSequence")
    .execute(),
  checkpoints: await database
    .selectFrom("auditCheckpoints")
    .selectAll()
    .where("sequence", ">=", from)
    .where("sequence", "<=", to)
    .orderBy("sequence")
    .execute(),
});

/** How many events retention has removed so far, as text. */
const readRemoved = async ({ database }: Reader): Promise<string> => {
  const { removed } = await database
    .selectFrom("auditRemovals")
    .select(({ fn }) =>
      fn.sum<string | number | null>(sql`to_sequence - from_sequence + 1`).as("removed"),
    )
    .executeTakeFirstOrThrow();
  return String(removed);
};

/** A walk along the chain, until it doesn't continue. */
class Walk {
  sequence = 0;
  hash = "";
  events = 0;
  removed = 0;
  checkpoints = 0;
  signed: { sequence: number; at: number } | null = null;
  brokenAt: number | null = null;
  private readonly keys: ReadonlyMap<string, SigningKey>;

  constructor(keys: ReadonlyMap<string, SigningKey>) {
    this.keys = keys;
  }

  private breakAt(sequence: number): void {
    this.brokenAt ??= sequence;
  }

  event(event: Event): void {
    if (event.sequence !== this.sequence + 1 || hashEvent(this.hash, event) !== event.hash)
      return this.breakAt(this.sequence + 1);
    ({ sequence: this.sequence, hash: this.hash } = event);
    this.events += 1;
  }

  removal(removal: Removal): void {
    const { fromSequence, toSequence, hashBefore, hash } = removal;
    if (
      fromSequence !== this.sequence + 1 ||
      hashBefore !== this.hash ||
      !isSignedByOne(this.keys, removalStatement(removal), removal)
    )
      return this.breakAt(this.sequence + 1);
    [this.sequence, this.hash] = [toSequence, hash];
    this.removed += toSequence - fromSequence + 1;
  }

  /** What was signed must be what the chain leads to; if not, anything after the last match may be wrong. */
  end(end: Checkpoint): void {
    const { sequence, hash, at } = end;
    if (
      sequence !== this.sequence ||
      hash !== this.hash ||
      !isSignedByOne(this.keys, endStatement(end), end)
    )
      return this.breakAt(((sequence > this.sequence ? this : this.signed)?.sequence ?? 0) + 1);
    this.signed = { sequence, at };
  }

  checkpoint(checkpoint: Checkpoint): void {
    this.end(checkpoint);
    this.checkpoints += 1;
  }

  /** Continues over the events of a batch, and the removals and checkpoints between them. */
  over(
    events: readonly Event[],
    { removals, checkpoints }: Awaited<ReturnType<typeof readBetween>>,
  ): void {
    const steps = [
      ...events.map((one) => ({ at: one.sequence, step: () => this.event(one) })),
      ...removals.map((one) => ({ at: one.fromSequence, step: () => this.removal(one) })),
      // No removal goes past a checkpoint.
      ...checkpoints.map((one) => ({ at: one.sequence + 0.5, step: () => this.checkpoint(one) })),
    ];
    for (const { step } of steps.toSorted((a, b) => a.at - b.at)) {
      step();
      if (this.brokenAt !== null) return;
    }
  }

  result(): AuditVerification {
    const { events, removed, checkpoints, signed, brokenAt } = this;
    return { events, removed, checkpoints, signed, brokenAt };
  }
}

const walkAll = async (source: Reader, sealer: Services["sealer"]): Promise<AuditVerification> => {
  const { last, lastCheckpoint, ...head } = await readEnd(source);
  const end = Math.max(head.sequence, last ?? 0, lastCheckpoint ?? 0);
  const batches = everyRow(
    ({ sequence }: Event) => sequence,
    (after = 0, limit) =>
      source.database
        .selectFrom("auditEvents")
        .selectAll()
        .where("sequence", ">", after)
        .where("sequence", "<=", end)
        .orderBy("sequence")
        .limit(limit)
        .execute(),
  );
  const walk = new Walk(await openKeys(source.database, sealer));
  let from = 1;
  for await (const events of batches) {
    const to = events.at(-1)?.sequence ?? end;
    walk.over(events, await readBetween(source, from, to));
    if (walk.brokenAt !== null) return walk.result();
    from = to + 1;
  }
  walk.over([], await readBetween(source, from, end));
  if (walk.sequence !== head.sequence || walk.hash !== head.hash)
    walk.brokenAt ??= walk.sequence + 1;
  const signed = signedEndOf(head);
  if (walk.brokenAt === null && signed?.sequence === head.sequence)
    walk.end({ ...signed, hash: head.hash });
  return walk.result();
};

/**
 * Verifies the hash chain in order, its checkpoints and its signed end. `brokenAt` is the first event that is missing
 * or doesn't match its content's hash and the previous hash, or the first one after the last matching signature.
 */
export const verifyChain = async (
  source: Reader,
  sealer: Services["sealer"],
): Promise<AuditVerification> => {
  let removed = await readRemoved(source);
  for (;;) {
    const found = await walkAll(source, sealer);
    if (found.brokenAt === null) return found;
    // Events that expire during the walk look like a break.
    const before = removed;
    removed = await readRemoved(source);
    if (removed === before) return found;
  }
};
