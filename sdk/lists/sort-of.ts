import { oneOf } from "./one-of.ts";

/** The sort of a list's address, `field` or `-field`, as the server takes it. */
export const sortOf = <const Field extends string>(
  fields: readonly Field[],
  sort: string | undefined,
): { sort: Field; order: "asc" | "desc" } | undefined => {
  const field = oneOf(fields, sort?.replace(/^-/, ""));
  return field && { sort: field, order: sort?.startsWith("-") ? "desc" : "asc" };
};
