import type {
  beginTotp,
  confirmTotp,
  removeTotp,
} from "@console-shell/contract/calls/second-factor";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { refuseWritten } from "../audit/refuse-written.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { forgetTries } from "../session/throttle/tries.ts";
import { changeFactors } from "./change-factors.ts";
import { newTotpSecret, totpStep, totpUri } from "./totp.ts";

const wrongCode = () => new Refusal("wrong_code", [{ path: "code", code: "wrong" }]);

/** Creates a secret that counts once it's confirmed; the current one works until then. */
export const handleBeginTotp: Handler<typeof beginTotp> = async ({
  services: { database, sealer },
  session: { operatorId, account },
}) => {
  const secret = newTotpSecret();
  const pending = await sealer.seal(database, secret, { kind: "totp", owner: operatorId });
  await database
    .insertInto("totpSecrets")
    .values({ operatorId, secret: null, since: null, lastStep: 0, pending })
    .onConflict((conflict) => conflict.column("operatorId").doUpdateSet({ pending }))
    .execute();
  return { secret, uri: totpUri(secret, account) };
};

/** Activates the new secret, once a code proves that the app has it. */
export const handleConfirmTotp: Handler<typeof confirmTotp> = async (call) => {
  const { services, session, body, now } = call;
  const { operatorId: id, account } = session;
  const subject = [id, "confirm"];
  await throttle(call, [throttleRules.secondFactor, subject]);
  const target = { id, name: account };
  const { recoveryCodes } = await changeFactors(
    call,
    async (transaction) => {
      const { pending } = (await transaction
        .selectFrom("totpSecrets")
        .select("pending")
        .where("operatorId", "=", id)
        .executeTakeFirst()) ?? { pending: null };
      if (!pending) throw wrongCode();
      const code = body.code.replaceAll(/[\s-]/g, "");
      const secret = await services.sealer.open(transaction, pending, { kind: "totp", owner: id });
      const step = totpStep(secret, code, { lastStep: 0, now });
      if (step === null) throw wrongCode();
      await transaction
        .updateTable("totpSecrets")
        .set({ secret: pending, since: now, lastStep: step, pending: null })
        .where("operatorId", "=", id)
        .execute();
    },
    (transaction) => recordAudit(call, transaction, { action: "second-factor.totp-added", target }),
  ).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return refuseWritten(call, { action: "second-factor.totp-added", target }, error);
  });
  await forgetTries(services.database, throttleRules.secondFactor, subject);
  return { recoveryCodes };
};

/** Removes the authenticator app. */
export const handleRemoveTotp: Handler<typeof removeTotp> = async (call) => {
  const { operatorId: id, account } = call.session;
  await changeFactors(
    call,
    async (transaction) => {
      const removed = await transaction
        .deleteFrom("totpSecrets")
        .where("operatorId", "=", id)
        .where("secret", "is not", null)
        .returning("operatorId")
        .executeTakeFirst();
      if (!removed) throw new Refusal("not_found");
    },
    (transaction) =>
      recordAudit(call, transaction, {
        action: "second-factor.totp-removed",
        target: { id, name: account },
      }),
  );
  return true;
};
