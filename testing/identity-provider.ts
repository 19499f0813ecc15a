import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { type AccountClaims, type Grant, type KoaContextWithOIDC, Provider } from "oidc-provider";

/** Somebody with an account at the provider. */
export interface Person {
  /** What the provider says when it's asked for. */
  claims: Omit<AccountClaims, "sub">;
  /** What its ID tokens say besides the subject. */
  inToken?: Omit<AccountClaims, "sub">;
  /** What the provider says about the sign-in. */
  amr?: string[];
  acr?: string;
  /** Claims that the provider's ID tokens lack, such as `sid`. */
  leavesOut?: readonly string[];
}

export interface TestIdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By their subject, which is also what they type to sign in; may be changed. */
  people: Record<string, Person>;
  /** Signs a token with the provider's key, or with another one. */
  signToken(claims: JWTPayload, options?: { header?: object; otherKey?: boolean }): Promise<string>;
  /**
   * Goes to the provider as a browser, and signs in there as somebody unless `cookies` already are; null declines.
   * Resolves to the address it sends the browser back to.
   */
  visit(address: string, subject: string | null, cookies?: Map<string, string>): Promise<URL>;
  close(): Promise<void>;
}

interface Registered {
  /** The console's addresses for it. */
  redirectUri: string;
  logoutUri: string;
}

const clientId = "console";
const clientSecret = "a secret of the console and its identity provider";

/** The page that asks who somebody is. */
const askingPage = `<!doctype html><html lang="en"><title>Company sign-in</title>
<form method="post"><label>User <input name="subject" autofocus></label>
<button>Sign in</button> <button name="decline" value="1">Decline</button></form></html>`;

const textOf = async (request: IncomingMessage) => {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
};

/** Everything is granted: the console belongs to the company. */
const grantAll = async (context: KoaContextWithOIDC): Promise<Grant> => {
  const { provider, client, session } = context.oidc;
  const grant = new provider.Grant({
    clientId: client!.clientId,
    accountId: session!.accountId!,
  });
  grant.addOIDCScope("openid email profile roles");
  await grant.save();
  return grant;
};

/** A real OpenID Connect provider, `oidc-provider`, on a free port. */
export const startIdentityProvider = async ({
  redirectUri,
  logoutUri,
}: Registered): Promise<TestIdentityProvider> => {
  const people: TestIdentityProvider["people"] = {};
  const [keys, otherKeys] = await Promise.all([
    generateKeyPair("RS256", { extractable: true }),
    generateKeyPair("RS256"),
  ]);
  const key = { ...(await exportJWK(keys.privateKey)), kid: "test", use: "sig", alg: "RS256" };
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        backchannel_logout_uri: logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [key] },
    // ID tokens, too, have the claims of the scopes.
    conformIdTokenClaims: false,
    cookies: { keys: ["a key of cookies"] },
    scopes: ["openid", "email", "profile", "roles"],
    claims: {
      openid: ["sub", "amr", "acr", "xms_edov", "groups", "tid", "oid", "hd"],
      email: ["email", "email_verified"],
      profile: ["name", "preferred_username"],
      roles: ["roles", "realm_access"],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: (_context, subject) => {
      const person = people[subject];
      return (
        person && {
          accountId: subject,
          claims: (use) => ({
            ...(use === "id_token" ? person.inToken : person.claims),
            sub: subject,
          }),
        }
      );
    },
    // The default refuses the consoles of tests, which are on this machine.
    fetch: (url, { method, headers, body, signal }: RequestInit = {}) =>
      fetch(url, { method, headers, body, signal }),
    loadExistingGrant: grantAll,
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  // oidc-provider always sends what some products don't.
  const idToken = provider.IdToken.prototype as unknown as {
    payload: () => Promise<Record<string, unknown>>;
  };
  const { payload } = idToken;
  idToken.payload = async function leavingOut() {
    const claims = await payload.call(this);
    for (const name of people[String(claims["sub"])]?.leavesOut ?? []) delete claims[name];
    return claims;
  };
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "POST")
      return response.setHeader("content-type", "text/html").end(askingPage);
    const sent = new URLSearchParams(await textOf(request));
    const subject = sent.get("subject") ?? "";
    const { amr, acr } = people[subject] ?? {};
    const result =
      sent.has("decline") || !people[subject]
        ? { error: "access_denied" }
        : { login: { accountId: subject, ...(amr && { amr }), ...(acr && { acr }) } };
    return provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  };
  const handle = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith("/interaction/")) void interact(request, response);
    else void handle(request, response);
  });
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    signToken: (claims, { header = {}, otherKey = false } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: "test", typ: "logout+jwt", ...header })
        .sign(otherKey ? otherKeys.privateKey : keys.privateKey),
    async visit(address, subject, cookies = new Map<string, string>()) {
      let next = new URL(address);
      let form: URLSearchParams | undefined;
      while (next.origin === issuer) {
        const answer: Response = await fetch(next, {
          method: form ? "POST" : "GET",
          redirect: "manual",
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
          ...(form && { body: form }),
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get("location");
        if (location === null && (form || answer.status !== 200))
          throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        form =
          location === null
            ? new URLSearchParams(subject === null ? { decline: "1" } : { subject })
            : undefined;
        if (location !== null) next = new URL(location, next);
      }
      return next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
