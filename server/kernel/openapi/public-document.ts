import {
  idempotencyHeader,
  idempotencyKeyLength,
  type KeyEndpoint,
  rateHeaders,
  replayedHeader,
} from "@console-shell/contract";
import { takesIdempotencyKey } from "../idempotency-key.ts";
import { type Json, pathsOf, sharedComponents, sharedOperation } from "./shared.ts";

const whole = { type: "integer", minimum: 0 };
const limits: Json = {
  [rateHeaders.limit]: {
    description: "Calls allowed by the limit closer to running out, per minute or per month",
    schema: whole,
  },
  [rateHeaders.remaining]: { description: "Calls left under that limit", schema: whole },
  [rateHeaders.reset]: { description: "Seconds until that limit resets", schema: whole },
};
const refusals: Json = {
  ...limits,
  "retry-after": { description: "With 429 and 503: seconds to wait", schema: whole },
  "www-authenticate": { description: "With 401: `Bearer`", schema: { type: "string" } },
};

const idempotencyKey: Json = {
  name: idempotencyHeader,
  in: "header",
  required: false,
  schema: {
    type: "string",
    minLength: 1,
    maxLength: idempotencyKeyLength,
    pattern: String.raw`^[\x21-\x7e]+$`,
    description:
      "The same value for all attempts of a call, e.g. a UUID. The call runs and is billed once; retries within 24 hours get the stored response. Rejected calls aren't stored.",
  },
};
const replayed: Json = {
  [replayedHeader]: {
    description: "`true` if this is the stored response of an earlier attempt",
    schema: { type: "string" },
  },
};

const shared = (endpoint: KeyEndpoint): Json => {
  if (!takesIdempotencyKey(endpoint)) return sharedOperation(endpoint, limits);
  const { parameters, ...rest } = sharedOperation(endpoint, { ...limits, ...replayed });
  return { ...rest, parameters: [...(parameters as Json[]), idempotencyKey] };
};

const operation = (endpoint: KeyEndpoint): Json => ({
  ...shared(endpoint),
  tags: [endpoint.name.split(".")[1]],
  "x-scope": endpoint.access.scope,
  "x-meter": endpoint.meter,
  security: [{ key: [] }],
});

/** The public API's OpenAPI 3.1 document, for developers of client apps. */
export const publicApiDocument = (endpoints: readonly KeyEndpoint[], url: string): Json => ({
  openapi: "3.1.1",
  info: {
    title: "Console Shell API",
    version: "1",
    description:
      "The public API, called with a client app's API key. `x-scope` is the scope that the key needs (`any`: any valid key), `x-meter` the meter that the call counts towards (null: it's free). Every admitted call counts, whatever its response. Calls rejected with 429 don't count, and all attempts with one `idempotency-key` count once in the month.",
  },
  servers: [{ url }],
  paths: pathsOf(endpoints, operation),
  components: {
    securitySchemes: {
      key: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "csk_<environment>_<prefix>_<secret>",
        description: "A client app's API key, created in the console",
      },
    },
    ...sharedComponents(refusals),
  },
});
