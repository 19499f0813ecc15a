import {
  signOnCallback,
  standardVerifiedClaim,
} from "@console-shell/contract/words/single-sign-on";
import type { Selectable } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { ProvedIdentity, SignOnFlowsTable } from "#platform/database/tables/single-sign-on.ts";
import type { Services } from "#platform/services.ts";
import { connectProvider, type Provider, problemOf } from "../identity-provider/client.ts";
import {
  accountNameOf,
  claimOf,
  emailOf,
  hasAcceptedFactor,
  isName,
  isVerified,
  mappedRole,
  type ProvidedClaims,
  textOf,
} from "./claims.ts";

type Needs = Pick<Services, "environment" | "sealer" | "database" | "clock" | "publicUrl" | "log">;

/** How much the provider's clock may differ, in milliseconds. */
const clockTolerance = 60_000;

/** Whether claims have an address and say if it's verified. The two aren't mixed: they may be about different addresses. */
const isAddressed = ({ emailVerifiedClaim }: Provider, claims: ProvidedClaims): boolean =>
  "email" in claims &&
  [standardVerifiedClaim, emailVerifiedClaim].some((name) => claimOf(claims, name) !== undefined);

/** The claims of the ID token and of the provider's user info, and whether the address is verified. */
const claimsFrom = async (
  services: Needs,
  provider: Provider,
  {
    flow,
    parameters,
    now,
  }: { flow: Selectable<SignOnFlowsTable>; parameters: string; now: number },
): Promise<{ token: ProvidedClaims; all: ProvidedClaims; emailVerified: boolean }> => {
  const library = await import("openid-client");
  const { client } = await connectProvider(services, provider, now);
  const address = new URL(`${services.publicUrl}${signOnCallback(provider.name)}`);
  address.search = parameters;
  const pkceCodeVerifier = await services.sealer.open(services.database, flow.codeVerifier, {
    kind: "sign-on",
    owner: flow.tokenHash,
  });
  const tokens = await library.authorizationCodeGrant(client, address, {
    pkceCodeVerifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const token = { ...tokens.claims() };
  if (!client.serverMetadata().userinfo_endpoint)
    return { token, all: token, emailVerified: isVerified(provider, token, {}) };
  const userInfo: ProvidedClaims = await library.fetchUserInfo(
    client,
    tokens.access_token,
    String(token["sub"]),
  );
  const [addressed, other] =
    isAddressed(provider, token) || !("email" in userInfo) ? [token, userInfo] : [userInfo, token];
  return {
    token,
    all: { ...userInfo, ...token, email: addressed["email"] },
    emailVerified: isVerified(provider, addressed, other),
  };
};

/* Errors of the library mean that the provider's answer is invalid, or that it can't be reached. */
const refusalFor = async (error: unknown): Promise<Refusal> => {
  const library = await import("openid-client");
  if (error instanceof library.AuthorizationResponseError) return new Refusal("sign_on_refused");
  return new Refusal(
    problemOf(error) === "unreachable" ? "sign_on_unreachable" : "sign_on_invalid",
  );
};

/**
 * Exchanges the code of a visit for what the provider says about the person. Throws `sign_on_refused`, `sign_on_invalid`
 * or `sign_on_unreachable`; the log has the reason.
 */
export const exchangeCode = async (
  services: Needs,
  provider: Provider,
  visit: { flow: Selectable<SignOnFlowsTable>; parameters: string; now: number },
): Promise<ProvedIdentity> => {
  const { token, all, emailVerified } = await claimsFrom(services, provider, visit).catch(
    async (error: unknown) => {
      const reason = error instanceof Error ? [error.message, error.cause] : String(error);
      services.log.info({ provider: provider.name, reason }, "A single sign-on was refused");
      throw await refusalFor(error);
    },
  );
  const { flow, now } = visit;
  const { sub, auth_time: authTime } = token;
  const sid = typeof token["sid"] === "string" ? token["sid"] : null;
  if (!isName(sub) || (sid !== null && !isName(sid))) throw new Refusal("sign_on_invalid");
  const authAt = typeof authTime === "number" ? Math.min(authTime * 1000, now) : 0;
  // A session at the provider that was open before proves nothing.
  if (flow.purpose === "confirm" && authAt < flow.createdAt - clockTolerance)
    throw new Refusal("sign_on_invalid");
  return {
    subject: sub,
    email: emailOf(all),
    emailVerified,
    name: textOf(all["name"], 80),
    account: accountNameOf(all),
    role: mappedRole(provider, all),
    sid,
    factor: hasAcceptedFactor(provider, token),
    authAt,
  };
};
