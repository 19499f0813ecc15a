import { Refusal } from "./refusal.ts";

/** Fields of a query or a form by name; a repeated name has all its values. */
export type FormFields = Record<string, string | string[]>;

/** More fields than any of our forms has; parsing a body full of them would block the server. */
const fieldsRead = 2_000;

/** Parses a form's body; throws `too_large` if it has too many fields. */
export const parseForm = (text: string): FormFields => {
  if (text.split("&", fieldsRead + 1).length > fieldsRead) throw new Refusal("too_large");
  return parseFormFields(text);
};

/**
 * Parses `a=1&b=2&b=3`. The object has no prototype, so any field name is safe; forbidden names are refused later,
 * where an error can be sent.
 */
export const parseFormFields = (text: string): FormFields => {
  const fields = Object.create(null) as FormFields;
  // Most requests have no query.
  if (text === "") return fields;
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    // Appended in place: copying for each value would take hours for a large body.
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  return fields;
};
