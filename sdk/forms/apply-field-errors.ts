import type { FieldError } from "@console-shell/contract";
import type { FormInstance } from "antd";

const fieldsOf = (error: unknown): FieldError[] =>
  typeof error === "object" && error !== null && "fields" in error && Array.isArray(error.fields)
    ? (error.fields as FieldError[])
    : [];

/**
 * Ties the fields that the server refused to those of an antd form and scrolls to the first.
 * Returns whether there was any.
 */
export const applyFieldErrors = (form: FormInstance, error: unknown): boolean => {
  const fields = fieldsOf(error).map(({ path, message }) => ({
    name: path.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: [message],
  }));
  if (fields.length === 0) return false;
  form.setFields(fields as Parameters<FormInstance["setFields"]>[0]);
  form.scrollToField(fields[0]!.name, { block: "center" });
  return true;
};
