/** What a key may be used for on the public API. */
export const apiScopes = [
  "face:compare",
  "face:search",
  "object:search",
  "library:read",
  "library:write",
  "usage:read",
] as const;
export type ApiScope = (typeof apiScopes)[number];
