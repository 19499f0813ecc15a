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
    description: "Calls that the limit nearer to its end allows: of the minute, or of the month",
    schema: whole,
  },
  [rateHeaders.remaining]: { description: "Calls that are left of it", schema: whole },
  [rateHeaders.reset]: { description: "Seconds until it counts anew", schema: whole },
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
      "One text for all tries of a call, e.g. a UUID: it is done and paid for once, and for 24 hours each further try is answered as the one that did it. Refused calls are not kept.",
  },
};
const replayed: Json = {
  [replayedHeader]: {
    description: "`true` where the answer is the one of an earlier try",
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

/** The public API's OpenAPI 3.1 document, for developers of client programs. */
export const publicApiDocument = (endpoints: readonly KeyEndpoint[], url: string): Json => ({
  openapi: "3.1.1",
  info: {
    title: "Console Shell API",
    version: "1",
    description:
      "What programs of clients call, with a key of their application. `x-scope` is the scope that the key needs (`any`: none in particular), `x-meter` what the call is counted as (null: it is free). A call that was let through counts, whatever it is answered with; one that was refused with 429 does not, and of tries with one `idempotency-key` one counts in the month.",
  },
  servers: [{ url }],
  paths: pathsOf(endpoints, operation),
  components: {
    securitySchemes: {
      key: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "csk_<environment>_<prefix>_<secret>",
        description: "A key of an application, made in the console",
      },
    },
    ...sharedComponents(refusals),
  },
});
