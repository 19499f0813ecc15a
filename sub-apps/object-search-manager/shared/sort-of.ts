const fields = ["createdAt", "threshold", "hitCount"] as const;

/** The sort of the history's address, `field` or `-field`, as the server takes it. */
export const sortOf = (sort: string | undefined) => {
  const field = fields.find((field) => field === sort?.replace(/^-/, ""));
  if (!field) return undefined;
  return { sort: field, order: sort?.startsWith("-") ? ("desc" as const) : ("asc" as const) };
};
