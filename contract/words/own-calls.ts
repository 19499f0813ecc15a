import type { Permission } from "./permissions.ts";

/**
 * The calls of a sub-app's own backend, which a sub-app adds by declaration merging:
 * `declare module "@console-shell/sdk" { interface OwnCalls { "GET /vehicles": { output: Vehicle[] } } }`. An `input`
 * is `{ params?, query?, body? }`, as that of the console's own calls.
 */
export interface OwnCalls {}

/** The permissions that a sub-app declares in its manifest, as keys; added in the same way. */
export interface OwnPermissions {}

/** A permission of the console or of the sub-app. */
export type SubAppPermission = keyof (Record<Permission, unknown> & OwnPermissions);

/** Where the console's server has its own calls and those that it passes on. */
export const callPaths = ["/auth", "/cc-api", "/mc-api", "/api", "/-"] as const;

/** The calls of a sub-app's own backend, without those whose path is the console's. */
export type BackendCalls = {
  [
    Key in keyof OwnCalls as Exclude<Key, `${string} ${(typeof callPaths)[number]}/${string}`>
  ]: OwnCalls[Key];
};

/** The path below which the console passes calls to the backend of the sub-app. */
export const backendPath = (name: string): string => `/-/apps/${name}/api`;

/** Whether a call goes to the sub-app's own backend. */
export const isOwnCall = (call: string): boolean => {
  const [, path = ""] = call.split(" ");
  return !callPaths.some((prefix) => path.startsWith(`${prefix}/`));
};

/** What a manifest lets the console ask by itself. */
interface Asked {
  search?: readonly { call: string }[] | undefined;
  work?: readonly { call: string }[] | undefined;
  figures?: readonly { call: string }[] | undefined;
}

/** Whether the console would ask the sub-app's own backend. */
export const asksBackend = ({ search = [], work = [], figures = [] }: Asked): boolean =>
  [...search, ...work, ...figures].some(({ call }) => isOwnCall(call));

/** The same without what asks the sub-app's own backend, for when there is none. */
export const withoutBackend = <Manifest extends Asked>(manifest: Manifest): Manifest => ({
  ...manifest,
  ...(manifest.search && { search: manifest.search.filter(({ call }) => !isOwnCall(call)) }),
  ...(manifest.work && { work: manifest.work.filter(({ call }) => !isOwnCall(call)) }),
  ...(manifest.figures && { figures: manifest.figures.filter(({ call }) => !isOwnCall(call)) }),
});

/** The call as the console's server knows it: a sub-app's own one goes through the console to its backend. */
export const callOnServer = <Key extends string>(name: string, key: Key): Key => {
  if (!isOwnCall(key)) return key;
  const [method = "", path = ""] = key.split(" ");
  // The caller keeps the types of its key.
  return `${method} ${backendPath(name)}${path}` as Key;
};
