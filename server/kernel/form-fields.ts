import { Refusal } from "./refusal.ts";

/** Fields of a query or a form by name; a name that comes twice has all of its values. */
export type FormFields = Record<string, string | string[]>;

/** More fields than any form of ours has; reading a body full of them would stop the server. */
const fieldsRead = 2_000;

/** Reads the body of a form; throws `too_large` where it has too many fields. */
export const parseForm = (text: string): FormFields => {
  if (text.split("&", fieldsRead + 1).length > fieldsRead) throw new Refusal("too_large");
  return parseFormFields(text);
};

/**
 * Reads `a=1&b=2&b=3`. The object has no prototype, so that a field may have any name without
 * reaching into one; forbidden names are refused later, where an answer can be given.
 */
export const parseFormFields = (text: string): FormFields => {
  const fields = Object.create(null) as FormFields;
  // Most requests have no query.
  if (text === "") return fields;
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    // Appended in place: a copy for each value would take hours for a body of many.
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  return fields;
};
