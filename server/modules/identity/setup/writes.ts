import type * as calls from "@console-shell/contract/calls/setup";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isEmpty } from "#platform/database/is-empty.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { recordAudit, refuseAudited } from "../audit/writes.ts";
import { createOperator } from "../operator/writes.ts";
import { hashPassword } from "../password/hash.ts";
import { refuseWeakPassword } from "../password/weakness.ts";
import { openSession, signIn } from "../session/open.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken } from "../session/token.ts";

const isGood = async (database: Kysely<Tables>, token: string, now: number) =>
  (await database
    .selectFrom("setupLink")
    .select("id")
    .where("tokenHash", "=", hashToken(token))
    .where("expiresAt", ">", now)
    .executeTakeFirst()) !== undefined;

/* Of two concurrent uses of the link the second finds it gone. */
const useUp = async (transaction: Kysely<Tables>, token: string) => {
  const used = await transaction
    .deleteFrom("setupLink")
    .where("tokenHash", "=", hashToken(token))
    .returning("id")
    .executeTakeFirst();
  if (!used || !(await isEmpty(transaction))) throw new Refusal("wrong_link");
};

/** Creates the first operator, a root, and signs in; the console then asks for the second factor. */
export const setUp = async (call: Call<typeof calls.setUp>) => {
  const { services, body, request, now } = call;
  await throttle(call, [throttleRules.setupFromAddress, [request.ip]]);
  if (!(await isGood(services.database, body.token, now)))
    return refuseAudited(call, { action: "console.set-up" }, new Refusal("wrong_link"));
  const { account, name, email, locale = call.locale } = body;
  refuseWeakPassword(body.password, body, "password");
  const passwordHash = await hashPassword(body.password);
  return signIn(call, async (transaction) => {
    await useUp(transaction, body.token);
    const role = "root" as const;
    const operator = { account, name, email, role, locale, passwordHash, now };
    const id = await createOperator(transaction, operator);
    await recordAudit(call, transaction, {
      action: "console.set-up",
      actor: { id, account },
      target: { id, name: account },
      details: { role },
    });
    return openSession(call, transaction, { id, account }, { remember: false, by: "set-up link" });
  });
};
