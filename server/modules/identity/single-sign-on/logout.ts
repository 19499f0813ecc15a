import { hash } from "node:crypto";
import type * as calls from "@console-shell/contract/calls/single-sign-on";
import type { JWTPayload } from "jose";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit, recordAuditAlone } from "../audit/writes.ts";
import { connectProvider, type Provider } from "../identity-provider/client.ts";
import { findEnabled } from "../identity-provider/reads.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { returnTry } from "../session/throttle/tries.ts";
import { deleteSessions } from "../session/writes.ts";
import { isName } from "./claims.ts";

type LogoutCall = Call<typeof calls.providerLogout>;

/** The event that makes a token a logout token: https://openid.net/specs/openid-connect-backchannel-1_0.html */
const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";
/** How old a token may be, and how much clocks may differ, in seconds. */
const maxAge = 600;
const clockTolerance = 60;

/** The claims of a valid logout token that isn't an ID token; undefined for any other. */
const verify = async (
  { services, body, now }: LogoutCall,
  provider: Provider,
): Promise<JWTPayload | undefined> => {
  const { jwtVerify } = await import("jose");
  const { client, keys } = await connectProvider(services, provider, now);
  const { payload, protectedHeader } = await jwtVerify(body.logout_token, keys, {
    // As the provider writes it: discovery ignores a slash at the end.
    issuer: client.serverMetadata().issuer,
    audience: provider.clientId,
    maxTokenAge: maxAge,
    clockTolerance,
    currentDate: new Date(now),
    requiredClaims: ["iat", "jti", "events"],
  });
  const { typ = "logout+jwt" } = protectedHeader;
  const events = payload["events"] as Record<string, unknown> | null;
  const named = [payload.sub, payload["sid"]].filter((name) => typeof name === "string");
  const isLogout =
    ["logout+jwt", "jwt"].includes(typ.toLowerCase()) &&
    typeof events === "object" &&
    typeof events?.[logoutEvent] === "object" &&
    payload["nonce"] === undefined &&
    typeof payload.jti === "string" &&
    named.length > 0 &&
    named.every(isName);
  return isLogout ? payload : undefined;
};

/* Of concurrent uses of one token exactly one inserts it. */
const useUp = async (
  transaction: Kysely<Tables>,
  { id }: Provider,
  { jti }: JWTPayload,
  now: number,
): Promise<boolean> => {
  const used = await transaction
    .insertInto("usedLogoutTokens")
    .values({
      tokenHash: hash("sha256", `${id} ${jti}`, "base64url"),
      expiresAt: now + (maxAge + 2 * clockTolerance) * 1000,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("tokenHash")
    .executeTakeFirst();
  return used !== undefined;
};

const operatorOf = (transaction: Kysely<Tables>, { id }: Provider, subject: string) =>
  transaction
    .selectFrom("operatorIdentities")
    .select("operatorId")
    .where("providerId", "=", id)
    .where("subject", "=", subject)
    .executeTakeFirst();

/* Somebody whose second factor is still missing isn't let in afterwards. */
const endVisits = async (
  transaction: Kysely<Tables>,
  { id }: Provider,
  { sub, sid }: { sub: string | undefined; sid: string | undefined },
) => {
  const waiting = await transaction
    .selectFrom("signOnFlows")
    .select(["tokenHash", "proved"])
    .where("providerId", "=", id)
    .where("taken", "=", true)
    .execute();
  const ended = waiting.filter(
    ({ proved }) =>
      proved &&
      (sid === undefined || (proved.sid === null && sub !== undefined)
        ? proved.subject === sub
        : proved.sid === sid),
  );
  if (ended.length > 0)
    await transaction
      .deleteFrom("signOnFlows")
      .where(
        "tokenHash",
        "in",
        ended.map(({ tokenHash }) => tokenHash),
      )
      .execute();
};

/**
 * Ends the sessions that a token names: one at the provider by `sid`, or all of the account by `sub`. Sessions of the
 * account without a known `sid` end, too: any of them may be the one.
 */
const endNamed = async (
  call: LogoutCall,
  transaction: Kysely<Tables>,
  provider: Provider,
  payload: JWTPayload,
) => {
  const sub = typeof payload.sub === "string" ? payload.sub : undefined;
  const sid = typeof payload["sid"] === "string" ? payload["sid"] : undefined;
  const operator = sub === undefined ? undefined : await operatorOf(transaction, provider, sub);
  await endVisits(transaction, provider, { sub, sid });
  if (sub !== undefined && !operator) return;
  const named = await transaction
    .selectFrom("sessions")
    .innerJoin("operators", "operators.id", "sessions.operatorId")
    .select(["sessions.id", "operators.id as operatorId", "operators.account"])
    .where("sessions.providerId", "=", provider.id)
    .$if(operator !== undefined, (query) =>
      query.where("sessions.operatorId", "=", operator!.operatorId),
    )
    .$if(sid !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where("sessions.providerSid", "=", sid!),
          ...(operator ? [where("sessions.providerSid", "is", null)] : []),
        ]),
      ),
    )
    .execute();
  for (const [operatorId, sessions] of Map.groupBy(named, (one) => one.operatorId)) {
    const ids = sessions.map(({ id }) => id);
    const ended = await deleteSessions(call, transaction, (where) => where("id", "in", ids));
    const { account } = sessions[0]!;
    await recordAudit(call, transaction, {
      action: "session.ended",
      target: { id: operatorId, name: account },
      details: { by: `single sign-on: ${provider.name}`, sessions: ended.length },
    });
  }
};

/** OpenID Connect back-channel logout. An invalid token ends nothing. */
export const providerLogout = async (call: Call<typeof calls.providerLogout>): Promise<true> => {
  const { services, params, request, reply, now } = call;
  void reply.header("cache-control", "no-store");
  const counted = [throttleRules.signOnLogoutFromAddress, [request.ip]] as const;
  await throttle(call, counted);
  const provider = await findEnabled(services.database, params.name);
  const payload = await verify(call, provider).catch((error: unknown) => {
    services.log.info(
      { provider: provider.name, reason: String(error) },
      "A logout token is wrong",
    );
    return undefined;
  });
  const isNew =
    payload !== undefined &&
    (await transactionWithDeadline(services.database, async (transaction) => {
      if (!(await useUp(transaction, provider, payload, now))) return false;
      await returnTry(transaction, ...counted);
      await endNamed(call, transaction, provider, payload);
      return true;
    }));
  if (isNew) return true;
  await recordAuditAlone(call, {
    action: "session.ended",
    outcome: "refused",
    details: { by: `single sign-on: ${provider.name}` },
  });
  throw new Refusal("sign_on_invalid");
};
