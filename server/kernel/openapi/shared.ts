import { BinarySchema, type Endpoint, ErrorBodySchema, errors } from "@console-shell/contract";
import { z } from "zod";
import { fitsForm } from "../shape-fields.ts";
import { kernelErrors } from "./kernel-errors.ts";

export type Json = Record<string, unknown>;

/** A schema as JSON Schema. */
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
            properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
            required: ["file"],
            additionalProperties: false,
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
      ...(fitsForm(endpoint.body) && { "application/x-www-form-urlencoded": { schema } }),
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

const success = (endpoint: Endpoint, headers?: Json): Json => ({
  description: "Success",
  ...(headers && { headers }),
  content:
    endpoint.output === BinarySchema
      ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } }
      : {
          [endpoint.stream ? "text/event-stream" : "application/json"]: {
            schema: jsonSchema(endpoint.output, "output"),
          },
        },
});

/** The parts of a call that both documents share; `headers` are those of a success. */
export const sharedOperation = (endpoint: Endpoint, headers?: Json): Json => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
  ...(requestBody(endpoint) && { requestBody: requestBody(endpoint) }),
  responses: {
    [endpoint.status ?? 200]: success(endpoint, headers),
    ...errorResponses(endpoint),
  },
});

/** Calls by path and method, each with its description. */
export const pathsOf = <E extends Endpoint>(
  endpoints: readonly E[],
  operation: (endpoint: E) => Json,
): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
};

/** Components that the responses of both documents refer to. */
export const sharedComponents = (headers?: Json): Json => ({
  schemas: { Error: jsonSchema(ErrorBodySchema, "output") },
  responses: {
    Error: {
      description: "The error",
      ...(headers && { headers }),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    },
  },
});
