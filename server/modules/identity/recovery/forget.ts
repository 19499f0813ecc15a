import { addressKey } from "@console-shell/contract/words/typed-text";
import type * as calls from "@console-shell/contract/calls/recovery";
import type { Call } from "#kernel/call.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import type { Services } from "#platform/services.ts";
import { findOperator } from "../account/reads.ts";
import { type AuditedCall, recordAuditAlone } from "../audit/writes.ts";
import { readPasswordRule, providersOf } from "../identity-provider/reads.ts";
import { verifyDummyHash, refundOnOverload } from "../password/hash.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { returnTry, takeTry } from "../session/throttle/tries.ts";
import { issueResetCode } from "./code.ts";
import { resetCodeMail } from "./mail.ts";

interface Request {
  account: string;
  /** Copied, because the connection may be gone after the response, and its address with it. */
  from: AuditedCall["request"];
  now: number;
}

const triesOf = ({ account, from }: Request) => {
  const key = addressKey(account);
  return [
    [throttleRules.forgetFromAddress, [from.ip]],
    [throttleRules.forgetAccount, [key, from.ip]],
    [throttleRules.forgetAccountAnywhere, [key]],
  ] as const;
};

/** Whether another mail may be sent. The rate limit isn't revealed. */
const mayMail = async ({ database }: Services, request: Request) => {
  for (const [rule, subject] of triesOf(request))
    if ((await takeTry(database, rule, subject, request.now)).wait > 0) return false;
  return true;
};

const takeBack = async ({ database }: Services, request: Request) => {
  for (const [rule, subject] of triesOf(request)) await returnTry(database, rule, subject);
};

/** The operator who may set a password: not one whom only an identity provider lets in. */
const findResetting = async ({ database }: Services, account: string) => {
  const operator = await findOperator(database, account);
  const mayUsePassword = await readPasswordRule(database);
  if (operator?.status !== "active" || !mayUsePassword(operator.role)) return undefined;
  const isProviders =
    operator.awaitsPassword && (await providersOf(database, operator.id)).length > 0;
  return isProviders ? undefined : operator;
};

/** The operator and a new code; null if there is none to mail, after the same amount of work. */
const makeCode = async (services: Services, { account, now }: Request) => {
  const { database } = services;
  const operator = await findResetting(services, account);
  if (!operator) {
    // The same work as creating a code: a sign-in right after this call would otherwise reveal the difference.
    await verifyDummyHash(account);
    return null;
  }
  const code = await issueResetCode(database, operator.id, now);
  return code === null ? null : { operator, code };
};

const mailCode = async (services: Services, request: Request): Promise<void> => {
  if (!(await mayMail(services, request))) return;
  const made = await refundOnOverload(makeCode(services, request), () =>
    takeBack(services, request),
  );
  if (!made) return;
  const { code, operator } = made;
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
 * Returns true at once; neither the response nor its timing reveals whether the account exists, because the work
 * happens afterwards. Only a console that can mail nobody says so, whatever the account.
 */
export const forgetPassword = async ({
  services,
  body,
  request,
  now,
}: Call<typeof calls.forgetPassword>): Promise<true> => {
  refuseWithoutMail(services.mailer, "account");
  const { account } = body;
  const from = { ip: request.ip, headers: request.headers };
  services.background.run("A reset code could not be mailed", () =>
    mailCode(services, { account, from, now }),
  );
  return true;
};
