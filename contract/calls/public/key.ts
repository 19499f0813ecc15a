import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "../endpoint.ts";
import { ApiKeyScopeSchema, ClientAppEnvironmentSchema } from "../client-app.ts";

/** Calls left until `resetsAt`, the end of the minute or month (UTC). */
const limit = { used: z.int(), resetsAt: TimeSchema };

export const apiGetKey = endpoint({
  name: "api.key.get",
  method: "GET",
  path: "/api/v1/key",
  access: { scope: "any" },
  meter: null,
  summary:
    "The key and the client app's remaining limits. Free of charge, and doesn't count towards the monthly limit",
  output: z.object({
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(ApiKeyScopeSchema),
    expiresAt: TimeSchema.nullable(),
    application: z.object({
      id: IdSchema,
      name: z.string(),
      environment: ClientAppEnvironmentSchema,
    }),
    limits: z.object({
      minute: z.object({ limit: z.int(), remaining: z.int(), ...limit }),
      /** Without a limit both are null. */
      month: z.object({ limit: z.int().nullable(), remaining: z.int().nullable(), ...limit }),
    }),
  }),
});

export const publicKeyEndpoints = [apiGetKey] as const;
