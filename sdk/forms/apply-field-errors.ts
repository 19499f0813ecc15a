import type { FieldError } from "@console-shell/contract";
import type { FormInstance } from "antd";

type Name = (string | number)[];

const fieldsOf = (error: unknown): FieldError[] =>
  typeof error === "object" && error !== null && "fields" in error && Array.isArray(error.fields)
    ? (error.fields as FieldError[])
    : [];

const nameOfPath = (path: string): Name =>
  path.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Maps the server's field errors to the fields of an antd form and scrolls to the first. `nameOf` translates
 * names where the form's differ from the call's. Returns whether there were any.
 */
export const applyFieldErrors = (
  form: FormInstance,
  error: unknown,
  nameOf: (path: string) => Name = nameOfPath,
): boolean => {
  const fields = fieldsOf(error).map(({ path, message }) => ({
    name: nameOf(path),
    errors: [message],
  }));
  if (fields.length === 0) return false;
  form.setFields(fields as Parameters<FormInstance["setFields"]>[0]);
  form.scrollToField(fields[0]!.name, { block: "center" });
  return true;
};
