import type { FormInstance } from "antd";

type Name = (string | number)[];

interface FieldError {
  path: string;
  message: string;
}

const fieldsOf = (error: unknown): FieldError[] =>
  typeof error === "object" && error !== null && "fields" in error && Array.isArray(error.fields)
    ? (error.fields as FieldError[])
    : [];

const nameOfPath = (path: string): Name =>
  path.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Shows the server's field errors at the form's fields and focuses the first. `nameOf` translates names where
 * the form's differ from the call's. Returns whether the form has any of these fields.
 */
export const applyFieldErrors = (
  form: FormInstance,
  error: unknown,
  nameOf: (path: string) => Name = nameOfPath,
): boolean => {
  const shown = new Set(form.getFieldsError().map(({ name }) => name.join(".")));
  const fields = fieldsOf(error)
    .map(({ path, message }) => ({ name: nameOf(path), errors: [message], touched: true }))
    .filter(({ name }) => shown.has(name.join(".")));
  form.setFields(fields as Parameters<FormInstance["setFields"]>[0]);
  const first = fields[0];
  if (first) form.scrollToField(first.name, { block: "center", focus: true });
  return first !== undefined;
};
