import type { forgetPassword } from "@console-shell/contract/endpoints/recovery";
import type { Handler } from "../../http/call.ts";
import { resetCodeMail } from "../../mail/reset-code-mail.ts";
import type { Services } from "../../services.ts";
import { findOperator } from "../account/find-operator.ts";
import { verifyNothing } from "../account/password-hash.ts";
import { type AuditedCall, recordAuditAlone } from "../audit/record-audit.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";
import { issueResetCode } from "./reset-code.ts";

interface Request {
  account: string;
  /** As they were: after the answer the connection may be gone, and its address with it. */
  from: AuditedCall["request"];
  now: number;
}

/** Whether one more mail may go out. Who asks too often is told nothing. */
const mayMail = async ({ database }: Services, { account, from, now }: Request) => {
  const key = account.toLowerCase();
  const tries = [
    [throttleRules.forgetFromAddress, [from.ip]],
    [throttleRules.forgetAccount, [key, from.ip]],
    [throttleRules.forgetAccountAnywhere, [key]],
  ] as const;
  for (const [rule, subject] of tries)
    if ((await takeTry(database, rule, subject, now)).wait > 0) return false;
  return true;
};

const mailCode = async (services: Services, request: Request): Promise<void> => {
  if (!(await mayMail(services, request))) return;
  const operator = await findOperator(services.database, request.account);
  if (operator?.status !== "active") {
    // As much work as making a code is: a sign-in right behind this call would wait for it.
    await verifyNothing(request.account);
    return;
  }
  const code = await issueResetCode(services.database, operator.id, request.now);
  if (!code) return;
  const { email: to, name, account, locale } = operator;
  await recordAuditAlone(
    { services, session: null, request: request.from, now: request.now },
    { action: "password.reset-asked", target: { id: operator.id, name: account } },
  );
  await services.mailer.send(
    resetCodeMail({ to, name, account, code, locale, publicUrl: services.publicUrl }),
  );
};

/**
 * Answers true at once; whether there is such an account shows neither in the answer nor in its
 * time, because everything happens after it.
 */
export const handleForgetPassword: Handler<typeof forgetPassword> = async ({
  services,
  body,
  request,
  now,
}) => {
  const { account } = body;
  const from = { ip: request.ip, headers: request.headers };
  services.background.run("A reset code could not be mailed", () =>
    mailCode(services, { account, from, now }),
  );
  return true;
};
