import { oneOf } from "./one-of.ts";

/** The sort order in a list's address, `field` or `-field`, in the server's format. */
export const sortOf = <const Field extends string>(
  fields: readonly Field[],
  sort: string | undefined,
): { sort: Field; order: "asc" | "desc" } | undefined => {
  const field = oneOf(fields, sort?.replace(/^-/, ""));
  return field && { sort: field, order: sort?.startsWith("-") ? "desc" : "asc" };
};
