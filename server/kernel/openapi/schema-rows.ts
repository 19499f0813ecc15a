/** The subset of JSON Schema that the contract's schemas produce. */
export interface Schema {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
}

/** A field of an input or output, as a table row. */
export interface SchemaRow {
  /** Dotted; `[]` stands for any element of a list. */
  path: string;
  type: string;
  required: boolean;
  note: string;
}

const deepest = 4;

const isUnbounded = (value: number | undefined) =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER;

const range = (low: number | undefined, high: number | undefined): string => {
  if (isUnbounded(low) && isUnbounded(high)) return "";
  if (isUnbounded(high)) return `≥ ${low}`;
  return isUnbounded(low) ? `≤ ${high}` : `${low}–${high}`;
};

/** A short description of a schema: `string`, `"a" | "b"`, `integer[]`. */
export const typeText = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeText))].join(" | ");
  if (schema.items) return `${typeText(schema.items)}[]`;
  const type = [schema.type ?? "any"].flat().join(" | ");
  return schema.format && schema.format !== "binary" ? `${type} (${schema.format})` : type;
};

const noteOf = (schema: Schema): string =>
  [
    schema.type === "string" ? range(schema.minLength, schema.maxLength) : "",
    range(schema.minimum, schema.maximum),
    range(schema.minItems, schema.maxItems),
    schema.default === undefined ? "" : `= ${JSON.stringify(schema.default)}`,
    schema.description ?? "",
  ]
    .filter((part) => part !== "")
    .join("; ");

/** All fields of a schema, with those of nested objects after their parent. */
export const schemaRows = (schema: Schema, prefix = "", depth = 0): SchemaRow[] => {
  if (depth > deepest) return [];
  if (schema.items?.properties) return schemaRows(schema.items, `${prefix}[]`, depth);
  const start = prefix === "" ? "" : `${prefix}.`;
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = start + name;
    const nested = (property.anyOf ?? []).find((choice) => choice.properties) ?? property;
    return [
      {
        path,
        type: typeText(property),
        required: schema.required?.includes(name) ?? false,
        note: noteOf(property),
      },
      ...schemaRows(nested, path, depth + 1),
    ];
  });
};
