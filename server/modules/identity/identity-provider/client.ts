import type { IssuerProblem } from "@console-shell/contract/words/single-sign-on";
import type { JWTVerifyGetKey } from "jose";
import type { Selectable } from "kysely";
import type * as OpenIdClient from "openid-client";
import type { IdentityProvidersTable } from "#platform/database/tables/single-sign-on.ts";
import type { Environment, Services } from "#platform/services.ts";

export type Provider = Selectable<IdentityProvidersTable>;

/** The libraries, loaded on first use: most servers start without a provider, and sooner without them. */
const openId = () => import("openid-client");
const joseLibrary = () => import("jose");

/** Seconds that a provider may take to answer. */
const timeout = 8;
/** How long a provider's metadata is cached, in milliseconds. */
const cachedFor = 10 * 60_000;
const maxCached = 50;
/** Maximum bytes of a response; the keys of the largest providers take some kilobytes. */
const maxBytes = 1024 * 1024;

/** An address that isn't https. On this machine http is accepted, but not in production. */
class NotHttps extends Error {
  override readonly name = "NotHttps";
}

const isLoopback = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** Whether a provider may be called there. Private networks are allowed: companies run their providers in them. */
export const mayCall = (address: URL, environment: Environment): boolean =>
  address.protocol === "https:" ||
  (address.protocol === "http:" && environment !== "production" && isLoopback(address.hostname));

/** Makes a response fail beyond `maxBytes`: the libraries read it whole, and a little gzip can become gigabytes. */
const limited = ({ body, status, statusText, headers }: Response): Response => {
  let bytes = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength;
        if (bytes > maxBytes) controller.error(new Error("The provider answers too much"));
        else controller.enqueue(part);
      },
    }),
  );
  return new Response(counted ?? null, { status, statusText, headers });
};

const guardedFetch =
  (environment: Environment) =>
  async (address: string, options: object): Promise<Response> => {
    if (!mayCall(new URL(address), environment)) throw new NotHttps(address);
    return limited(await fetch(address, { ...options, redirect: "manual" }));
  };

type Needs = Pick<Services, "environment" | "sealer" | "database" | "clock">;

/**
 * Seconds by which this machine's clock differs from the console's: the library reads `Date.now()`. Rounded to tens,
 * because each value has its own client; the library tolerates 30 seconds.
 */
const clockSkew = ({ clock }: Needs): number => Math.round((clock() - Date.now()) / 10_000) * 10;

interface Known {
  client: OpenIdClient.Configuration;
  keys: JWTVerifyGetKey;
}

const discover = async (
  services: Needs,
  {
    id,
    issuer,
    clientId,
    clientSecret,
  }: Pick<Provider, "id" | "issuer" | "clientId" | "clientSecret">,
): Promise<Known> => {
  const { environment, sealer, database } = services;
  const library = await openId();
  const call = guardedFetch(environment);
  const secret =
    clientSecret === null
      ? null
      : await sealer.open(database, clientSecret, { kind: "identity-provider", owner: id });
  const client = await library.discovery(
    new URL(issuer),
    clientId,
    { [library.clockSkew]: clockSkew(services) },
    // Chosen later, when the provider has said what it supports.
    (server, ...others) => {
      if (secret === null) return library.None()(server, ...others);
      const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
      const method = methods.includes("client_secret_basic")
        ? library.ClientSecretBasic
        : library.ClientSecretPost;
      return method(secret)(server, ...others);
    },
    {
      timeout,
      [library.customFetch]: call,
      execute: [
        // The ID token comes over TLS; its signature is checked anyway.
        library.enableNonRepudiationChecks,
        ...(issuer.startsWith("http:") ? [library.allowInsecureRequests] : []),
      ],
    },
  );
  // Browsers are sent there.
  const authorization = new URL(String(client.serverMetadata().authorization_endpoint));
  if (!mayCall(authorization, environment)) throw new NotHttps(authorization.href);
  const { createRemoteJWKSet, customFetch } = await joseLibrary();
  const keys = createRemoteJWKSet(new URL(client.serverMetadata().jwks_uri ?? issuer), {
    timeoutDuration: timeout * 1000,
    [customFetch]: call,
  });
  return { client, keys };
};

const known = new Map<string, { until: number; found: Promise<Known> }>();

/** A provider's published configuration and keys; each process caches them for some minutes. */
export const connectProvider = (
  services: Needs,
  provider: Provider,
  now: number,
): Promise<Known> => {
  const key = `${provider.id} ${provider.updatedAt} ${clockSkew(services)}`;
  const before = known.get(key);
  if (before && before.until > now && before.until <= now + cachedFor) return before.found;
  if (known.size >= maxCached) known.clear();
  const found = discover(services, provider);
  known.set(key, { until: now + cachedFor, found });
  found.catch(() => known.delete(key));
  return found;
};

const unreachable = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"]);

/** What went wrong with a provider's answer. */
export const problemOf = (error: unknown): IssuerProblem => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (error instanceof NotHttps || cause instanceof NotHttps) return "not_https";
  if (code === "OAUTH_HTTP_REQUEST_FORBIDDEN") return "not_https";
  if (code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED") return "other_issuer";
  if (code === "ERR_INVALID_URL") return "not_a_provider";
  if (code?.startsWith("OAUTH_") && !unreachable.has(code)) return "not_a_provider";
  return "unreachable";
};

/** Reads an issuer's discovery document. */
export const readIssuer = async (
  services: Needs,
  issuer: string,
): Promise<OpenIdClient.ServerMetadata> => {
  const { client } = await discover(services, {
    id: "",
    issuer,
    clientId: "check",
    clientSecret: null,
  });
  return client.serverMetadata();
};

const textsOf = (list: readonly string[] | undefined) => (list ?? []).map(String);

/** What an issuer says about itself, or why it can't be used. */
export const checkIssuer = async (services: Needs, issuer: string) => {
  const nothing = {
    authorizationEndpoint: "",
    logout: false,
    userInfo: false,
    scopes: [],
    claims: [],
    acrValues: [],
  };
  if (!mayCall(new URL(issuer), services.environment))
    return { ...nothing, problem: "not_https" as const, detail: "" };
  try {
    const found = await readIssuer(services, issuer);
    return {
      problem: null,
      detail: found.issuer,
      authorizationEndpoint: found.authorization_endpoint ?? "",
      logout: found["backchannel_logout_supported"] === true,
      userInfo: found.userinfo_endpoint !== undefined,
      scopes: textsOf(found.scopes_supported),
      claims: textsOf(found.claims_supported),
      acrValues: textsOf(found["acr_values_supported"]),
    };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ...nothing, problem: problemOf(error), detail };
  }
};
