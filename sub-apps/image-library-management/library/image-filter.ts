import { oneOf } from "@console-shell/sdk";

export const shows = ["refused", "alike", "faceless", "deleted"] as const;
export type Show = (typeof shows)[number];

/** What narrows the pictures of a library, as addresses and the server know it. */
export interface ImageFilter {
  search: string | undefined;
  tag: string | undefined;
  show: Show | undefined;
}

/** The filter of an address. */
export const filterOf = (values: {
  search?: string | undefined;
  tag?: string | undefined;
  show?: string | undefined;
}): ImageFilter => ({
  search: values.search,
  tag: values.tag,
  show: oneOf(shows, values.show),
});

/** The filter as the end of an address; empty where nothing is narrowed. */
export const queryOf = (filter: ImageFilter): string => {
  const given = Object.entries(filter).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
};
