/** Fields of a query or a form by name; a name that comes twice has all of its values. */
export type FormFields = Record<string, string | string[]>;

/**
 * Reads `a=1&b=2&b=3`. The object has no prototype, so that a field may have any name without
 * reaching into one; forbidden names are refused later, where an answer can be given.
 */
export const parseFormFields = (text: string): FormFields => {
  const fields = Object.create(null) as FormFields;
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else fields[name] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  return fields;
};
