import type { Kysely } from "kysely";
import { newId } from "../../../platform/database/id.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Services } from "../../../platform/services.ts";
import { makeSecret } from "./sign.ts";

/** Adds a signing secret to a webhook. Its return value is the only readable form of it. */
export const addSecret = async (
  { sealer }: Pick<Services, "sealer">,
  transaction: Kysely<Tables>,
  webhookId: string,
  now: number,
): Promise<string> => {
  const secret = makeSecret();
  await transaction
    .insertInto("webhook_secrets")
    .values({
      id: newId(),
      webhook_id: webhookId,
      sealed: sealer.seal(secret, webhookId),
      created_at: now,
      ends_at: null,
    })
    .execute();
  return secret;
};

/**
 * Adds a new secret; the current one also signs until `end`. A secret replaced earlier is removed, so there are never
 * more than two. The webhook's row is locked.
 */
export const rotateSecret = async (
  services: Pick<Services, "sealer">,
  transaction: Kysely<Tables>,
  webhookId: string,
  { end, now }: { end: number; now: number },
): Promise<string> => {
  await transaction
    .deleteFrom("webhook_secrets")
    .where("webhook_id", "=", webhookId)
    .where("ends_at", "is not", null)
    .execute();
  await transaction
    .updateTable("webhook_secrets")
    .set({ ends_at: end })
    .where("webhook_id", "=", webhookId)
    .execute();
  return addSecret(services, transaction, webhookId, now);
};

/**
 * The secrets that sign for a webhook now, newest first. One sealed with another `SECRET_KEY` can't be read and no
 * longer signs; if none is left, nothing can be sent until it's rotated.
 */
export const readSecrets = async (
  { database, sealer, log }: Pick<Services, "database" | "sealer" | "log">,
  webhookId: string,
  now: number,
): Promise<string[]> => {
  const rows = await database
    .selectFrom("webhook_secrets")
    .select("sealed")
    .where("webhook_id", "=", webhookId)
    .where((where) => where.or([where("ends_at", "is", null), where("ends_at", ">", now)]))
    .orderBy("id", "desc")
    .execute();
  return rows.flatMap(({ sealed }) => {
    try {
      return sealer.open(sealed, webhookId);
    } catch (error) {
      log.error({ err: error, webhookId }, "A secret of a webhook cannot be read");
      return [];
    }
  });
};
