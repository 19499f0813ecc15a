import { BinarySchema, type Endpoint, ErrorBodySchema, errors } from "@console-shell/contract";
import { z } from "zod";
import { kernelErrors } from "./kernel-errors.ts";

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
    cycles: "ref",
  }) as Json;
  return rest;
};

const parameters = (schema: z.ZodObject | undefined, place: "path" | "query"): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
    ...(place === "query" && property["type"] === "array" && { style: "form", explode: true }),
  }));
};

const requestBody = (endpoint: Endpoint): Json | undefined => {
  if (endpoint.upload)
    return {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            additionalProperties: { type: "string", contentMediaType: "application/octet-stream" },
          },
        },
      },
    };
  if (!endpoint.body) return undefined;
  const schema = jsonSchema(endpoint.body, "input");
  return {
    required: true,
    content: {
      "application/json": { schema },
      "application/x-www-form-urlencoded": { schema },
    },
  };
};

const errorResponses = (endpoint: Endpoint): Json => {
  const byStatus = Map.groupBy(kernelErrors(endpoint), (code) => errors[code].status);
  return Object.fromEntries([
    ...[...byStatus].map(([status, codes]) => [
      String(status),
      { $ref: "#/components/responses/Error", description: codes.join(", ") },
    ]),
    ["default", { $ref: "#/components/responses/Error" }],
  ]) as Json;
};

const success = (endpoint: Endpoint): Json => ({
  description: "Success",
  content:
    endpoint.output === BinarySchema
      ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } }
      : {
          [endpoint.stream ? "text/event-stream" : "application/json"]: {
            schema: jsonSchema(endpoint.output, "output"),
          },
        },
});

const operation = (endpoint: Endpoint): Json => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.name.split(".")[0]],
  "x-access": endpoint.access,
  ...(endpoint.access !== "public" && { security: [{ session: [] }] }),
  parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
  ...(requestBody(endpoint) && { requestBody: requestBody(endpoint) }),
  responses: { [endpoint.status ?? 200]: success(endpoint), ...errorResponses(endpoint) },
});

/** The OpenAPI 3.1 document of the calls, made from the schemas that the server parses with. */
export const openApiDocument = (
  endpoints: readonly Endpoint[],
  server: { url: string; sessionCookie: string },
): Json => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Console Shell",
      version: "0.1.0",
      description:
        "Every call of the console's server. `x-access` says who may call: `public`, `signed-in`, or the permission that is asked for.",
    },
    servers: [{ url: server.url }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: server.sessionCookie } },
      schemas: { Error: jsonSchema(ErrorBodySchema, "output") },
      responses: {
        Error: {
          description: "What went wrong",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      },
    },
  };
};
