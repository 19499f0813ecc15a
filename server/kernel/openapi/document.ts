import type { OperatorEndpoint } from "@console-shell/contract";
import { consoleVersion } from "../console-version.ts";
import { type Json, pathsOf, sharedComponents, sharedOperation } from "./shared.ts";

const operation = (endpoint: OperatorEndpoint): Json => ({
  ...sharedOperation(endpoint),
  tags: [endpoint.name.split(".")[0]],
  "x-access": endpoint.access,
  ...(endpoint.alsoAccess && { "x-also-access": endpoint.alsoAccess }),
  ...(endpoint.token && { "x-token-scopes": endpoint.token }),
  ...(endpoint.access !== "public" && {
    security: [{ session: [] }, ...(endpoint.token ? [{ token: [] }] : [])],
  }),
});

/** The console's OpenAPI 3.1 document, generated from the schemas that the server parses with. */
export const openApiDocument = (
  endpoints: readonly OperatorEndpoint[],
  server: { url: string; sessionCookie: string },
): Json => ({
  openapi: "3.1.1",
  info: {
    title: "Console Shell",
    version: consoleVersion,
    description:
      "Every call of the console's server. `x-access` says who may call: anyone (`public`), anyone signed in (`signed-in`), or holders of the permission; each permission of `x-also-access` grants access, too. A sub-app's token with one of the scopes of `x-token-scopes` is accepted in place of a session.",
  },
  servers: [{ url: server.url }],
  paths: pathsOf(endpoints, operation),
  components: {
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: server.sessionCookie },
      token: {
        type: "http",
        scheme: "bearer",
        description: "A token for one sub-app, from Management",
      },
    },
    ...sharedComponents(),
  },
});
