import { oneOf } from "@console-shell/sdk";

export const shows = ["refused", "alike", "faceless", "deleted"] as const;
export type Show = (typeof shows)[number];

/** The filters of a library's pictures, as in the address and the server's query. */
export interface ImageFilter {
  search: string | undefined;
  tag: string | undefined;
  show: Show | undefined;
}

/** The filter in an address. */
export const filterOf = (values: {
  search?: string | undefined;
  tag?: string | undefined;
  show?: string | undefined;
}): ImageFilter => ({
  search: values.search,
  tag: values.tag,
  show: oneOf(shows, values.show),
});

/** The filter as a query string; empty without filters. */
export const queryOf = (filter: ImageFilter): string => {
  const given = Object.entries(filter).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
};
