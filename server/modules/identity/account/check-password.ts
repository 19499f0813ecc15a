import type { checkPassword } from "@console-shell/contract/calls/password";
import type { Call, Handler } from "#kernel/call.ts";
import { fieldMessage } from "#kernel/field-messages.ts";
import { Refusal } from "#kernel/refusal.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken } from "../session/token.ts";
import { verdictOf } from "./password-policy/verdict-of.ts";
import type { PasswordOwner } from "./password-policy/weakness.ts";

/** Whose password the token sets: only who has the link finds out. */
const ownerOf = async (
  { services: { database }, now }: Call<typeof checkPassword>,
  token: string,
): Promise<PasswordOwner> => {
  for (const table of ["invitations", "resetTokens"] as const) {
    const owner = await database
      .selectFrom(table)
      .innerJoin("operators", "operators.id", `${table}.operatorId`)
      .select(["operators.account", "operators.email"])
      .where(`${table}.tokenHash`, "=", hashToken(token))
      .where(`${table}.usedAt`, "is", null)
      .where(`${table}.expiresAt`, ">", now)
      .executeTakeFirst();
    if (owner) return owner;
  }
  throw new Refusal("wrong_link");
};

/** Says what the server would say about a new password. It reads no other account, and keeps nothing. */
export const handleCheckPassword: Handler<typeof checkPassword> = async (call) => {
  const { body, session, request, locale } = call;
  await throttle(call, [throttleRules.passwordCheckFromAddress, [request.ip]]);
  const { password, token, account = "", email = "" } = body;
  const isTyped = body.account !== undefined || body.email !== undefined;
  const own = session && { account: session.account, email: session.profile.email };
  const owner =
    token === undefined
      ? ((isTyped ? null : own) ?? { account, email })
      : await ownerOf(call, token);
  const { verdict, code } = verdictOf(password, owner);
  const isWeak = code !== null && code !== "too_short" && code !== "too_long";
  return {
    verdict,
    code,
    message: isWeak ? fieldMessage({ path: "password", code }, locale) : "",
  };
};
