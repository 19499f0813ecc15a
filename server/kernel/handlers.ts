import { apiScopes, type Endpoint, isKeyEndpoint, permissions } from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import type { Services } from "#platform/services.ts";
import type { Feature, FeatureHooks, Handler, Route, ServerPage } from "./call.ts";
import type { AnswerListener } from "./on-answer.ts";

/** The combined registrations of all features. */
export interface Registered {
  handlers: Map<Endpoint, Handler<Endpoint>>;
  listeners: AnswerListener[];
  starters: ((app: FastifyInstance) => void)[];
  closers: (() => Promise<void>)[];
  pages: Map<string, (page: ServerPage) => Promise<string>>;
}

const names = (endpoints: Iterable<Endpoint>) =>
  [...endpoints].map((endpoint) => endpoint.name).join(", ");

/** The server runs without compiling, so the types of a call's declaration aren't checked. */
const accesses: ReadonlySet<unknown> = new Set(["public", "signed-in", ...permissions]);
const scopes: ReadonlySet<unknown> = new Set(["any", ...apiScopes]);

const saysWho = (endpoint: Endpoint): boolean =>
  isKeyEndpoint(endpoint)
    ? scopes.has(endpoint.access.scope)
    : [endpoint.access, ...(endpoint.alsoAccess ?? [])].every((access) => accesses.has(access));

const refuseGaps = (endpoints: readonly Endpoint[], handlers: Registered["handlers"]): void => {
  const unhandled = endpoints.filter((endpoint) => !handlers.has(endpoint));
  if (unhandled.length > 0) throw new Error(`Calls without a handler: ${names(unhandled)}`);
  const undeclared = [...handlers.keys()].filter((endpoint) => !endpoints.includes(endpoint));
  if (undeclared.length > 0)
    throw new Error(`Handlers of calls that the contract does not list: ${names(undeclared)}`);
  const open = endpoints.filter((endpoint) => !saysWho(endpoint));
  if (open.length > 0) throw new Error(`Calls that do not say who may make them: ${names(open)}`);
};

/**
 * Lets the features register, then compares the result with the contract. The server doesn't start if a call has no
 * handler or no access rule, or if a handler has no call.
 */
export const collectHandlers = (
  features: readonly Feature[],
  endpoints: readonly Endpoint[],
  services: Services,
): Registered => {
  const registered: Registered = {
    handlers: new Map(),
    listeners: [],
    starters: [],
    closers: [],
    pages: new Map(),
  };
  const route: Route = (endpoint, handler) => {
    if (registered.handlers.has(endpoint))
      throw new Error(`Two handlers for one call: ${endpoint.name}`);
    registered.handlers.set(endpoint, handler);
  };
  const hooks: FeatureHooks = {
    onAnswer: (listener) => registered.listeners.push(listener),
    onReady: (callback) => registered.starters.push(callback),
    background(role, start) {
      if (services.processRoles.has(role)) registered.closers.push(start());
    },
    onClose: (callback) => registered.closers.push(callback),
    page: (path, render) => registered.pages.set(path, render),
  };
  for (const feature of features) feature(route, hooks, services);
  refuseGaps(endpoints, registered.handlers);
  return registered;
};
