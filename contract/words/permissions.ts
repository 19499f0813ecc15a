import type { Role } from "./roles.ts";
import type { SubAppName } from "./sub-app-names.ts";

/**
 * The one permission table: `<sub-app>:<noun>:<verb>`, and `<sub-app>:open` to open the sub-app.
 * Navigation, routes, palette and server all read it.
 */
export const permissions = [
  "management:open",
  "management:operator:read",
  "management:operator:create",
  "management:operator:update",
  "management:operator:view-as",
  "management:role:read",
  "management:role:update",
  "management:security-policy:read",
  "management:security-policy:update",
  "management:applicant:read",
  "management:applicant:decide",
  "management:approval:decide",
  "management:announcement:read",
  "management:announcement:update",
  "management:scim:read",
  "management:scim:update",
  "management:session:read",
  "management:session:end",
  "management:identity-provider:read",
  "management:identity-provider:update",
  "management:sub-app:read",
  "management:sub-app:update",
  "management:sub-app:override",
  "management:mail:read",
  "management:audit:read",
  "management:list-view:share",
  "console:open",
  "console:usage:read",
  "console:alert:read",
  "console:alert:update",
  "console:alert:acknowledge",
  "object-search-manager:open",
  "object-search-manager:query:read",
  "object-search-manager:query:create",
  "object-search-manager:query:review",
  "object-search-manager:collection:read",
  "object-search-manager:collection:update",
  "console-application:open",
  "console-application:application:read",
  "console-application:application:read-all",
  "console-application:application:create",
  "console-application:application:update",
  "console-application:application:update-all",
  "console-application:library:grant",
  "console-application:key:create",
  "console-application:key:revoke",
  "console-application:webhook:read",
  "console-application:webhook:update",
  "face-search:open",
  "face-search:query:read",
  "face-search:query:create",
  "face-search:query:review",
  "face-search:person:read",
  "face-search:person:update",
  "face-search:collection:read",
  "face-search:collection:update",
  "image-library-management:open",
  "image-library-management:library:read",
  "image-library-management:library:create",
  "image-library-management:library:update",
  "image-library-management:library:delete",
  "image-library-management:image:read",
  "image-library-management:image:create",
  "image-library-management:image:update",
  "image-library-management:image:delete",
  "finance:open",
  "finance:client:read",
  "finance:client:read-all",
  "finance:client:create",
  "finance:client:update",
  "finance:note:read",
  "finance:note:create",
  "finance:ledger:read",
  "finance:ledger:create",
  "finance:adjustment:decide",
  "finance:adjustment-limit:update",
  "finance:invoice:read",
  "finance:invoice:issue",
  "finance:invoice:send",
  "finance:reminder:update",
  "finance:issuer:update",
  "finance:plan:read",
  "finance:plan:create",
  "finance:topup:read",
  "finance:topup:propose",
  "finance:topup:decide",
  "finance:refund:read",
  "finance:refund:propose",
  "finance:refund:decide",
] as const;
export type Permission = (typeof permissions)[number];

/** A permission of the table, or one that a published sub-app opens with or declares: `parking:open`, `parking:lot:read`. */
export type AnyPermission = Permission | `${string}:${string}`;

const builtIn: ReadonlySet<string> = new Set(permissions);

/** The permission to open a sub-app comes before its others. */
const sortedAs = (code: AnyPermission) => code.replace(/:open$/, "");

/** In the order of the table, then those of published sub-apps by their codes. */
export const inTableOrder = (codes: Iterable<AnyPermission>): AnyPermission[] => {
  const all = new Set(codes);
  return [
    ...permissions.filter((code) => all.has(code)),
    ...[...all]
      .filter((code) => !builtIn.has(code))
      .toSorted((a, b) => (sortedAs(a) < sortedAs(b) ? -1 : 1)),
  ];
};

// Actors, addresses and recipients aren't shown to everyone who may see the rest.
const personal: readonly Permission[] = [
  "management:scim:read",
  "management:session:read",
  "management:security-policy:read",
  "management:mail:read",
  "management:audit:read",
  // How to sign in, and as whom.
  "management:identity-provider:read",
];
// People's faces and names are only for those who work with them. Object searches show pictures of libraries, too.
const showsPeople = (code: Permission) =>
  code.startsWith("face-search:") ||
  code === "image-library-management:image:read" ||
  code === "object-search-manager:query:read";
const reading = permissions.filter(
  (code) => /:(open|read|read-all)$/.test(code) && !personal.includes(code) && !showsPeople(code),
);
const of = (...subApps: SubAppName[]) =>
  permissions.filter((code) => subApps.some((name) => code.startsWith(`${name}:`)));

/** Reserved for root: anyone who could grant or revoke these could take over the console. */
const rootOnly: readonly AnyPermission[] = [
  "management:role:update",
  "management:security-policy:update",
];
export const isRootOnly = (code: AnyPermission): boolean => rootOnly.includes(code);

/**
 * What a release contains runs in the page of everyone who opens it, root too: root decides who may publish. A
 * developer's own page runs what their dev server sends. An identity provider says who somebody is; who provisions
 * decides on everyone's role.
 */
const notForAdmins: readonly Permission[] = [
  "management:identity-provider:read",
  "management:identity-provider:update",
  "management:sub-app:update",
  "management:sub-app:override",
  "management:scim:read",
  "management:scim:update",
];

/** Client managers change their own client apps, but don't decide what these can read. */
const notForClientManagers: readonly Permission[] = [
  "console-application:application:update-all",
  "console-application:library:grant",
];

/**
 * Default grants of each role until root edits them. Client managers post and propose, business directors decide: only
 * root and administrators hold both, and nobody decides on their own proposal.
 */
export const defaultGrants: Record<Role, readonly Permission[]> = {
  root: permissions,
  admin: permissions.filter((code) => !isRootOnly(code) && !notForAdmins.includes(code)),
  bizDirector: [
    ...reading,
    "finance:note:create",
    "finance:adjustment:decide",
    "finance:adjustment-limit:update",
    "finance:invoice:issue",
    "finance:invoice:send",
    "finance:reminder:update",
    "finance:issuer:update",
    "finance:plan:create",
    "finance:topup:decide",
    "finance:refund:decide",
  ],
  operation: [
    ...of("image-library-management", "face-search", "object-search-manager"),
    "console:open",
    "console:usage:read",
    "console:alert:read",
    "console:alert:acknowledge",
  ],
  clientManager: [
    ...of("console-application").filter((code) => !notForClientManagers.includes(code)),
    "management:open",
    "management:applicant:read",
    "management:applicant:decide",
    "management:approval:decide",
    "finance:open",
    "finance:client:read",
    "finance:client:read-all",
    "finance:client:create",
    "finance:client:update",
    "finance:note:read",
    "finance:note:create",
    "finance:ledger:read",
    "finance:ledger:create",
    "finance:invoice:read",
    "finance:plan:read",
    "finance:topup:read",
    "finance:topup:propose",
    "finance:refund:read",
    "finance:refund:propose",
  ],
  sales: [
    "finance:open",
    "finance:client:read",
    "finance:note:read",
    "finance:note:create",
    "finance:ledger:read",
    "finance:invoice:read",
    "finance:topup:read",
    "finance:topup:propose",
    "finance:refund:read",
    "finance:refund:propose",
  ],
};
