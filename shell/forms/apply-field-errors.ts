import type { FormInstance } from "antd";
import { RequestError } from "../request/request-error.ts";

/** Maps the server's field errors to the form's fields; returns whether there were any. */
export const applyFieldErrors = (form: FormInstance, error: unknown): boolean => {
  if (!(error instanceof RequestError) || error.fields.length === 0) return false;
  const names = new Set(Object.keys(form.getFieldsValue(true) as object));
  const mine = error.fields.filter(({ path }) => names.has(path) || form.getFieldInstance(path));
  form.setFields(
    mine.map(({ path, message }) => ({ name: path, errors: [message], touched: true })),
  );
  const first = mine[0];
  if (first) form.focusField(first.path);
  return mine.length > 0;
};
