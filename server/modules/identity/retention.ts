import { amongRows } from "#platform/database/dialect/among-rows.ts";
import { lockFreeRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { inBatches } from "#platform/in-batches.ts";
import {
  removeFound,
  removeOlder,
  type Retention,
  type RetentionRule,
} from "#platform/retention.ts";
import { expireApprovals } from "./approval/writes.ts";
import { removeExpiredEvents } from "./audit/expire.ts";
import { deviceLifetime } from "./session/devices.ts";
import { deleteSessions, endViewOf } from "./session/writes.ts";

/** Retention of notifications, read or not. */
const notificationsKept = 90 * 24 * 3_600_000;

/** Removes expired sessions, and ends views in sessions that make no more calls; otherwise the next call does. */
const endExpiredSessions: RetentionRule = async (services, now) => {
  const { database } = services;
  const call = { services, session: null, request: { ip: "", headers: {} }, now };
  const viewed = await database
    .selectFrom("sessions")
    .select(["id", "viewedUntil"])
    .where("viewedUntil", "<=", now)
    .execute();
  for (const { id, viewedUntil } of viewed)
    await transactionWithDeadline(database, (transaction) =>
      endViewOf(call, transaction, { id, until: viewedUntil! }, "expired"),
    );
  await inBatches(async (atOnce) => {
    const ended = await transactionWithDeadline(database, (transaction) => {
      const expired = transaction
        .selectFrom("sessions")
        .select("id")
        .where("expiresAt", "<=", now)
        .limit(atOnce);
      return deleteSessions(call, transaction, () => amongRows(services, expired));
    });
    return ended.length;
  });
};

/** Retention of changes that were decided on, after they would have expired. */
const approvalsKept = 90 * 24 * 3_600_000;

/** Retention of refused requests of identity providers. */
const scimFailuresKept = 30 * 24 * 3_600_000;

/** Kept until, or for some time after, a moment in the row. */
const retentions: readonly Retention[] = [
  ["knownDevices", "lastSeenAt", deviceLifetime],
  ["passkeyChallenges", "expiresAt", 0],
  ["cameraChallenges", "expiresAt", 0],
  ["signOnFlows", "expiresAt", 0],
  ["usedLogoutTokens", "expiresAt", 0],
  ["resetTokens", "expiresAt", 0],
  ["invitations", "expiresAt", 0],
  ["notifications", "createdAt", notificationsKept],
  ["approvals", "expiresAt", approvalsKept],
  ["scimFailures", "at", scimFailuresKept],
];

/**
 * Removes expired sessions, rate limit counters, reset codes and tokens, challenges of passkeys and the camera,
 * visits to identity providers, used logout tokens, invitations, unconfirmed registrations, unused devices, old
 * notifications and approvals, failures of provisioning and audit events.
 */
export const removeExpiredIdentity: RetentionRule = async (services, now) => {
  const { database } = services;
  await endExpiredSessions(services, now);
  await expireApprovals(services, now);
  await removeExpiredEvents(services, now);
  await removeOlder(services, now, retentions);
  // Never waits for a counter's lock: a sign-in that holds it may be waiting for one deleted here.
  await inBatches(async (atOnce) => {
    const { numDeletedRows } = await database
      .deleteFrom("throttleCounters")
      .where("key", "in", (keys) =>
        keys
          .selectFrom("throttleCounters")
          .select("key")
          .where("resetsAt", "<=", now)
          .limit(atOnce)
          .$call(lockFreeRows(services)),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
  await removeFound(services, "resetCodes", (database) =>
    database
      .selectFrom("resetCodes")
      .select("expiresAt")
      .where("expiresAt", "<=", now)
      .where("attemptsUntil", "<=", now),
  );
  await removeFound(services, "applicants", (database) =>
    database
      .selectFrom("applicants")
      .select("id")
      .where("status", "=", "unconfirmed")
      .where("confirmExpiresAt", "<=", now),
  );
};
