import { removeOldAssets } from "../../registry/pages/kept-assets.ts";
import type { Services } from "../../../platform/services.ts";
import { signalsKept } from "../../../platform/signal.ts";
import { removeExpiredProbes } from "../../search/probe/remove-probes.ts";
import { windowsKept } from "../../clients/public-api/limits/periods.ts";
import { deviceLifetime } from "./device-cookie.ts";

/** Mails are kept this long after they were made, as a trace of what went out. */
export const mailsKept = 90 * 24 * 3_600_000;

/** Notifications are kept this long, read or not. */
export const notificationsKept = 90 * 24 * 3_600_000;

/** What webhooks were told is kept this long, with the log of it, whether it has arrived or not. */
export const webhookEventsKept = 30 * 24 * 3_600_000;

/** What finance has answered to a key is kept this long, since it repeats who a client's contact is. */
export const financeAnswersKept = 7 * 24 * 3_600_000;

/** Pages that were visited are kept this long after the last visit. */
const recentsKept = 90 * 24 * 3_600_000;

/**
 * Removes what has run out and no longer counts: sessions, counters of tries, reset codes and
 * tokens, challenges of passkeys and the camera, invitations, applications that nobody confirmed, devices that are
 * not used any more, old notifications and visits of pages, signals that everybody has heard, the trace of old mails,
 * pictures that were looked at for a search, answers that were kept for further tries, what webhooks were told and what no longer signs for them, assets of past builds, and what was used of the limits of minutes and
 * months that are over.
 */
export const removeExpired = async (
  services: Pick<Services, "database" | "dialect" | "files" | "log" | "clock">,
  now: number,
): Promise<void> => {
  const { database, dialect } = services;
  await database.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  // Never waits for a counter: a sign-in that has this one may be waiting for one deleted here.
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
  await database
    .deleteFrom("recents")
    .where("visited_at", "<=", now - recentsKept)
    .execute();
  await database
    .deleteFrom("signals")
    .where("at", "<=", now - signalsKept)
    .execute();
  for (const period of ["minute", "month"] as const)
    await database
      .deleteFrom("quota_windows")
      .where("period", "=", period)
      .where("starts_at", "<=", now - windowsKept[period])
      .execute();
  await database.deleteFrom("idempotent_calls").where("ends_at", "<=", now).execute();
  await database
    .deleteFrom("finance_answers")
    .where("created_at", "<=", now - financeAnswersKept)
    .execute();
  await database
    .deleteFrom("webhook_events")
    .where("created_at", "<=", now - webhookEventsKept)
    .execute();
  await removeExpiredProbes(services, now);
  await removeOldAssets(services, now);
  await database.deleteFrom("webhook_secrets").where("ends_at", "<=", now).execute();
  await database
    .deleteFrom("mails")
    .where("created_at", "<=", now - mailsKept)
    .execute();
};
