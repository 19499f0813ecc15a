import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { makeSecret } from "#platform/secrets/sign-webhook.ts";

const sealingOf = (webhookId: string) => ({ kind: "webhook", owner: webhookId }) as const;

/** Adds a signing secret to a webhook. Its return value is the only readable form of it. */
export const addSecret = async (
  { sealer }: Pick<Services, "sealer">,
  transaction: Kysely<Tables>,
  webhookId: string,
  now: number,
): Promise<string> => {
  const secret = makeSecret();
  await transaction
    .insertInto("webhookSecrets")
    .values({
      id: newId(),
      webhookId,
      sealed: await sealer.seal(transaction, secret, sealingOf(webhookId)),
      createdAt: now,
      endsAt: null,
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
    .deleteFrom("webhookSecrets")
    .where("webhookId", "=", webhookId)
    .where("endsAt", "is not", null)
    .execute();
  await transaction
    .updateTable("webhookSecrets")
    .set({ endsAt: end })
    .where("webhookId", "=", webhookId)
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
    .selectFrom("webhookSecrets")
    .select("sealed")
    .where("webhookId", "=", webhookId)
    .where((where) => where.or([where("endsAt", "is", null), where("endsAt", ">", now)]))
    .orderBy("id", "desc")
    .execute();
  const secrets: string[] = [];
  for (const { sealed } of rows)
    try {
      secrets.push(await sealer.open(database, sealed, sealingOf(webhookId)));
    } catch (error) {
      log.error({ err: error, webhookId }, "A secret of a webhook cannot be read");
    }
  return secrets;
};
