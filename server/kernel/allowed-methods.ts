import type { Endpoint } from "@console-shell/contract";

const apiPath = /^\/(auth|cc-api|mc-api|api|scim)(\/|$)/;

/** Whether an address belongs to calls rather than pages. */
export const isApiPath = (path: string): boolean => apiPath.test(path);

const matcher = (path: string) =>
  new RegExp(`^${path.replaceAll(".", String.raw`\.`).replaceAll(/:[^/]+/g, "[^/]+")}$`);

/** Returns the methods allowed for calls at an address; empty if there is no call. */
export const allowedMethods = (
  endpoints: readonly Endpoint[],
): ((path: string) => Endpoint["method"][]) => {
  const matchers = endpoints.map(({ method, path }) => ({ method, pattern: matcher(path) }));
  return (path) => matchers.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
};
