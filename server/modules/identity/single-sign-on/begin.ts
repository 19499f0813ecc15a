import type * as calls from "@console-shell/contract/calls/single-sign-on";
import { signOnCallback, signOnLifetime } from "@console-shell/contract/words/single-sign-on";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { connectProvider, problemOf } from "../identity-provider/client.ts";
import { findEnabled } from "../identity-provider/reads.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken, newToken } from "../session/token.ts";
import { setFlowCookie } from "./flows.ts";

/**
 * Begins a visit to a provider: an authorization code with PKCE, state and nonce, tied to this browser by a cookie.
 * Fresh proof asks the provider to authenticate the person again.
 */
export const beginSignOn = async (call: Call<typeof calls.beginSignOn>) => {
  const { services, session, body, request, reply, now } = call;
  await throttle(call, [throttleRules.signOnFromAddress, [request.ip]]);
  if (body.purpose === "confirm" && !session) throw new Refusal("not_signed_in");
  const provider = await findEnabled(services.database, body.provider);
  const library = await import("openid-client");
  const { client } = await connectProvider(services, provider, now).catch((error: unknown) => {
    services.log.warn({ err: error, provider: provider.name }, "A provider could not be reached");
    throw new Refusal(
      problemOf(error) === "unreachable" ? "sign_on_unreachable" : "sign_on_invalid",
    );
  });
  const token = newToken();
  const tokenHash = hashToken(token);
  const state = library.randomState();
  const nonce = library.randomNonce();
  const codeVerifier = library.randomPKCECodeVerifier();
  const { database, sealer } = services;
  const sealing = { kind: "sign-on", owner: tokenHash } as const;
  await database
    .insertInto("signOnFlows")
    .values({
      tokenHash,
      providerId: provider.id,
      purpose: body.purpose,
      sessionId: body.purpose === "confirm" ? session!.id : null,
      state,
      nonce,
      codeVerifier: await sealer.seal(database, codeVerifier, sealing),
      taken: false,
      proved: null,
      createdAt: now,
      expiresAt: now + signOnLifetime,
    })
    .execute();
  setFlowCookie(reply, token);
  const address = library.buildAuthorizationUrl(client, {
    redirect_uri: `${services.publicUrl}${signOnCallback(provider.name)}`,
    scope: provider.scopes,
    state,
    nonce,
    code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...(body.purpose === "confirm" && { prompt: "login", max_age: "0" }),
  });
  return { url: address.href };
};
