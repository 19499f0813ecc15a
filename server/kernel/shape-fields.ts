import { z } from "zod";
import type { FormFields } from "./form-fields.ts";

/** Unwraps optional, default, nullable and the like. */
export const core = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  )
    return core(schema.def.innerType);
  return schema instanceof z.ZodPipe ? core(schema.def.in) : schema;
};

const hasFields = (schema: z.core.$ZodType): boolean => {
  const inner = core(schema);
  if (inner instanceof z.ZodUnion) return inner.options.some(hasFields);
  return inner instanceof z.ZodObject || inner instanceof z.ZodArray;
};

/** Whether a form can express the schema's input: form fields are texts and lists of texts. */
export const fitsForm = (schema: z.ZodType): boolean => {
  const object = core(schema);
  if (!(object instanceof z.ZodObject)) return false;
  return Object.values(object.shape).every((field) => {
    const inner = core(field);
    const isOptional = field instanceof z.ZodOptional || field instanceof z.ZodDefault;
    return isOptional || !hasFields(inner instanceof z.ZodArray ? inner.element : inner);
  });
};

const isNumeric = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodNumber ||
  (schema instanceof z.ZodLiteral &&
    [...schema.values].every((value) => typeof value === "number"));

const shapeText = (schema: z.core.$ZodType, text: string): unknown => {
  if (isNumeric(schema) && text.trim() !== "" && !Number.isNaN(Number(text))) return Number(text);
  if (schema instanceof z.ZodBoolean && (text === "true" || text === "false"))
    return text === "true";
  return text;
};

const shapeField = (schema: z.core.$ZodType, value: string | string[]): unknown => {
  const inner = core(schema);
  if (inner instanceof z.ZodArray) {
    const element = core(inner.def.element);
    return [value].flat().map((text) => shapeText(element, text));
  }
  return typeof value === "string" ? shapeText(inner, value) : value;
};

/**
 * Queries and forms contain only text. Converts each field to the type its schema expects: a list even for one value, a
 * number, a boolean. Invalid values are kept for the schema to report.
 */
export const shapeFields = (schema: z.ZodType, fields: FormFields): Record<string, unknown> => {
  const object = core(schema);
  const shape = object instanceof z.ZodObject ? object.shape : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field ? shapeField(field, value) : value];
    }),
  );
};
