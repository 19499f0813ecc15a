import type { RetentionRule } from "../../platform/retention.ts";
import { deviceLifetime } from "./session/device-cookie.ts";

/** Retention of notifications, read or not. */
const notificationsKept = 90 * 24 * 3_600_000;

/**
 * Removes expired sessions, rate limit counters, reset codes and tokens, challenges of passkeys and the camera,
 * invitations, unconfirmed registrations, unused devices and old notifications.
 */
export const removeExpiredIdentity: RetentionRule = async ({ database, dialect }, now) => {
  await database.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  // Never waits for a counter's lock: a sign-in that holds it may be waiting for one deleted here.
  await database
    .deleteFrom("throttle_counters")
    .where("key", "in", (keys) =>
      keys
        .selectFrom("throttle_counters")
        .select("key")
        .where("resets_at", "<=", now)
        .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .execute();
  await database
    .deleteFrom("reset_codes")
    .where("expires_at", "<=", now)
    .where("attempts_until", "<=", now)
    .execute();
  await database
    .deleteFrom("known_devices")
    .where("last_seen_at", "<=", now - deviceLifetime)
    .execute();
  await database.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
  await database.deleteFrom("camera_challenges").where("expires_at", "<=", now).execute();
  await database.deleteFrom("reset_tokens").where("expires_at", "<=", now).execute();
  await database.deleteFrom("invitations").where("expires_at", "<=", now).execute();
  await database
    .deleteFrom("applicants")
    .where("status", "=", "unconfirmed")
    .where("confirm_expires_at", "<=", now)
    .execute();
  await database
    .deleteFrom("notifications")
    .where("created_at", "<=", now - notificationsKept)
    .execute();
};
