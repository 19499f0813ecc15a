import type calls from "../messages/calls.en-US.ts";

type IdOf<Key> = Key extends `call.${infer Id}` ? Id : never;
/** An operation of the public API; each has a text in the catalogue. */
export type OperationId = IdOf<keyof typeof calls>;

/** The subset of JSON Schema used by the public API's parameters and bodies. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Schema;
}

/** A public API operation, from the OpenAPI document. */
export interface Operation {
  id: OperationId;
  method: string;
  /** Parameters as `{id}`. */
  path: string;
  scope: string;
  parameters: Parameter[];
  /** The JSON body's schema. */
  body: Schema | undefined;
  /** The multipart field for a file, if the operation accepts one. */
  filePart: string | undefined;
}

interface DocumentOperation {
  operationId: OperationId;
  "x-scope": string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The parts of the public API's OpenAPI document that are used here. */
export interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
}

/** All operations of a document, in order. */
export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => {
      const content = one.requestBody?.content ?? {};
      const files = content["multipart/form-data"]?.schema.properties;
      return {
        id: one.operationId,
        method: method.toUpperCase(),
        path,
        scope: one["x-scope"],
        parameters: one.parameters,
        body: content["application/json"]?.schema,
        filePart: files && Object.keys(files)[0],
      };
    }),
  );

const exampleOf = (name: string, schema: Schema): unknown => {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(name, schema.anyOf[0] ?? {});
  if (schema.type === "string") return name;
  return schema.type === "integer" || schema.type === "number" ? (schema.minimum ?? 1) : null;
};

/** An initial body: every field with its default or an example. */
export const exampleBody = ({ properties = {} }: Schema): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, exampleOf(name, schema)]),
    ),
    null,
    2,
  );
