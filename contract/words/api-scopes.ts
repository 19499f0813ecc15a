import type { Permission } from "./permissions.ts";

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

/**
 * The permissions an operator needs to grant the scope to a key: no key can do more than the operator who creates it.
 */
export const scopePermissions: Record<ApiScope, readonly Permission[]> = {
  "face:compare": ["face-search:query:create", "image-library-management:image:read"],
  "face:search": [
    "face-search:query:create",
    "face-search:query:read",
    "face-search:collection:read",
  ],
  "object:search": [
    "object-search-manager:query:create",
    "object-search-manager:query:read",
    "object-search-manager:collection:read",
  ],
  "library:read": ["image-library-management:library:read", "image-library-management:image:read"],
  "library:write": [
    "image-library-management:library:create",
    "image-library-management:image:create",
    "image-library-management:image:delete",
  ],
  "usage:read": ["console-application:application:read"],
};

/** The permissions an operator lacks to grant these scopes. */
export const missingForScopes = (
  scopes: readonly ApiScope[],
  has: (permission: Permission) => boolean,
): Permission[] => [
  ...new Set(scopes.flatMap((scope) => scopePermissions[scope]).filter((one) => !has(one))),
];
