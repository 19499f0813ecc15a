import { createHash } from "node:crypto";
import type { Selectable, Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { AuditEventsTable } from "#platform/database/tables/audit.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import {
  endStatement,
  isSignedByOne,
  makeKey,
  openKeys,
  type Signature,
  type SigningKey,
  signWith,
} from "./signing-keys.ts";

/** SHA-256, in hex, over an event and the previous event's hash. */
export const hashEvent = (
  previous: string,
  event: Omit<Selectable<AuditEventsTable>, "hash" | "traceId">,
): string =>
  createHash("sha256")
    // An array: neither the order of columns nor ambiguous concatenation may matter.
    .update(
      JSON.stringify([
        previous,
        event.sequence,
        event.at,
        event.action,
        event.outcome,
        event.actorId,
        event.actor,
        event.targetId,
        event.target,
        event.address,
        event.device,
        event.details,
      ]),
    )
    .digest("hex");

/** Events per transaction. SQLite's thread is busy with them for some 10 ms, and it allows 32,766 parameters. */
const atOnce = 500;

export type ChainServices = Pick<Services, "database" | "dialect" | "sealer" | "clock" | "log">;

type Head = Selectable<Tables["auditHead"]>;

/** The chain's end as it was last signed; null if it never was. */
export const signedEndOf = ({
  signedSequence,
  signedAt,
  keyId,
  signature,
}: Head): ({ sequence: number; at: number } & Signature) | null =>
  signedSequence === null || signedAt === null || keyId === null || signature === null
    ? null
    : { sequence: signedSequence, at: signedAt, keyId, signature };

/** Locks the chain's end, so that one node appends at a time. The previous release uses the same lock. */
export const lockHead = (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
): Promise<Head> =>
  transaction
    .selectFrom("auditHead")
    .selectAll()
    .where("id", "=", 1)
    .$call(lockRows(services))
    .executeTakeFirstOrThrow();

/** Whether events wait for their number, or the previous release has appended some without signing. */
const isBehind = async ({ database }: ChainServices): Promise<boolean> => {
  const { sequence, signedSequence, pending } = await database
    .selectFrom("auditHead")
    .select(["sequence", "signedSequence"])
    .select((select) =>
      select
        .selectFrom("auditPending")
        .select(({ fn }) => fn.min<string | null>("id").as("id"))
        .as("pending"),
    )
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return pending !== null || (sequence > 0 && sequence !== signedSequence);
};

/** Events of the previous release that are verified in one transaction: it may have run for days after a roll-back. */
const verifiedAtOnce = 5_000;

type End = Pick<Head, "sequence" | "hash">;

/**
 * Verifies what the previous release appended after the last signed end. Returns the end that was reached, which may
 * be before the chain's; undefined if something doesn't match.
 */
const continueSigned = async (
  transaction: Kysely<Tables>,
  head: Head,
  keys: ReadonlyMap<string, SigningKey>,
): Promise<End | undefined> => {
  const signed = signedEndOf(head);
  if (!signed) return undefined;
  const [first, ...unsigned] =
    signed.sequence === head.sequence
      ? [head]
      : await transaction
          .selectFrom("auditEvents")
          .selectAll()
          .where("sequence", ">=", signed.sequence)
          .orderBy("sequence")
          .limit(verifiedAtOnce)
          .execute();
  if (first?.sequence !== signed.sequence) return undefined;
  if (!isSignedByOne(keys, endStatement({ ...signed, hash: first.hash }), signed)) return undefined;
  let { sequence, hash } = first;
  for (const event of unsigned) {
    if (!("action" in event) || event.sequence !== sequence + 1) return undefined;
    if (hashEvent(hash, event) !== event.hash) return undefined;
    ({ sequence, hash } = event);
  }
  if (unsigned.length === verifiedAtOnce - 1 && sequence < head.sequence) return { sequence, hash };
  return sequence === head.sequence && hash === head.hash ? { sequence, hash } : undefined;
};

/**
 * The key with which the chain may be signed, and up to where. Undefined if the database was changed behind the
 * console's back: a signature now would make the change look right.
 */
const keyToSign = async (
  { sealer, clock }: ChainServices,
  transaction: Kysely<Tables>,
  head: Head,
): Promise<{ key: SigningKey; end: End } | undefined> => {
  const keys = await openKeys(transaction, sealer);
  const end = await continueSigned(transaction, head, keys);
  const key = end && keys.get(head.keyId ?? "");
  if (key) return { key, end };
  const isFirst =
    signedEndOf(head) === null &&
    (await transaction.selectFrom("auditKeys").select("id").limit(1).execute()).length === 0;
  return isFirst ? { key: await makeKey(transaction, sealer, clock()), end: head } : undefined;
};

/** What a signature changes in `audit_head`. */
const signedAs = (key: SigningKey, { sequence, hash }: End, at: number) => ({
  signedSequence: sequence,
  signedAt: at,
  ...signWith(key, endStatement({ sequence, hash, at })),
});

/** Chains some events and signs the end. Returns whether there may be more to do, and whether the end is signed. */
const chainSome = (services: ChainServices) =>
  transactionWithDeadline(services.database, async (transaction) => {
    const head = await lockHead(services, transaction);
    const pending = await transaction
      .selectFrom("auditPending")
      .selectAll()
      .orderBy("id")
      .limit(atOnce)
      .execute();
    let { sequence, hash } = head;
    const ids: string[] = [];
    const events = pending.map(({ id, ...event }) => {
      ids.push(id);
      sequence += 1;
      hash = hashEvent(hash, { sequence, ...event });
      return { sequence, ...event, hash };
    });
    // It reads the chain, so it comes before all writes.
    const signing = await keyToSign(services, transaction, head);
    const at = services.clock();
    if (signing && signing.end.sequence < head.sequence) {
      await transaction
        .updateTable("auditHead")
        .set(signedAs(signing.key, signing.end, at))
        .where("id", "=", 1)
        .execute();
      return { hasMore: true, isSigned: true };
    }
    if (events.length > 0) {
      await transaction.insertInto("auditEvents").values(events).execute();
      await transaction.deleteFrom("auditPending").where("id", "in", ids).execute();
    }
    await transaction
      .updateTable("auditHead")
      .set({ sequence, hash, ...(signing && signedAs(signing.key, { sequence, hash }, at)) })
      .where("id", "=", 1)
      .execute();
    return { hasMore: events.length === atOnce, isSigned: signing !== undefined };
  });

/** Databases whose broken chain has been reported. */
const reported = new WeakSet<Services["database"]>();

/**
 * Moves committed events into the hash chain, in order, and signs its end. Afterwards everything that was committed
 * before the call is in `audit_events`.
 */
export const chainEvents = async (services: ChainServices): Promise<void> => {
  if (!(await isBehind(services))) return;
  let chained;
  do chained = await chainSome(services);
  while (chained.hasMore);
  if (chained.isSigned || reported.has(services.database)) return;
  reported.add(services.database);
  services.log.error("The audit log was changed in the database, and isn't signed any more");
};

/** Chains events before they're read. If another node holds the chain for long, the newest are missing for a moment. */
export const chainBeforeReading = (services: ChainServices): Promise<void> =>
  chainEvents(services).catch((error: unknown) =>
    services.log.warn({ err: error }, "The newest audit events couldn't be chained before reading"),
  );
