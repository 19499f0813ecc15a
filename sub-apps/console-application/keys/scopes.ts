import type { ApiKeyScope } from "@console-shell/contract/endpoints/client-application";

const each: Record<ApiKeyScope, true> = {
  "face:compare": true,
  "face:search": true,
  "object:search": true,
  "library:read": true,
  "library:write": true,
  "usage:read": true,
};

/** Every scope that a key can have. */
export const scopes = Object.keys(each) as ApiKeyScope[];
