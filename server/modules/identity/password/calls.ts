import * as calls from "@console-shell/contract/calls/password";
import { answer } from "#kernel/answer.ts";
import { fieldMessage } from "#kernel/field-messages.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { passwordOwnerOf } from "./reads.ts";
import { verdictOf } from "./weakness.ts";

/** The rule for new passwords. It reads no other account and stores nothing. */
export const password = answer(calls, {
  checkPassword: async (call) => {
    const { services, body, session, request, locale, now } = call;
    await throttle(call, [throttleRules.passwordCheckFromAddress, [request.ip]]);
    const { password, token, account = "", email = "" } = body;
    const isTyped = body.account !== undefined || body.email !== undefined;
    const own = session && { account: session.account, email: session.profile.email };
    const owner =
      token === undefined
        ? ((isTyped ? null : own) ?? { account, email })
        : await passwordOwnerOf(services.database, token, now);
    const { verdict, code } = verdictOf(password, owner);
    const isWeak = code !== null && code !== "too_short" && code !== "too_long";
    return {
      verdict,
      code,
      message: isWeak ? fieldMessage({ path: "password", code }, locale) : "",
    };
  },
});
