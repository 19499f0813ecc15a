const orders = {
  "-createdAt": { sort: "createdAt", order: "desc" },
  name: { sort: "name", order: "asc" },
  "-imageCount": { sort: "imageCount", order: "desc" },
  "-bytes": { sort: "bytes", order: "desc" },
} as const;

export type LibraryOrder = keyof typeof orders;
export const libraryOrders = Object.keys(orders) as LibraryOrder[];

/** The order in the address; unknown values mean newest first. */
export const libraryOrder = (name: string | undefined) => {
  const chosen = libraryOrders.find((order) => order === name) ?? "-createdAt";
  return { chosen, query: orders[chosen] };
};
