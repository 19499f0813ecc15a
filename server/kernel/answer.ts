import type { Endpoint } from "@console-shell/contract";
import type { Services } from "#platform/services.ts";
import type { Feature, FeatureHooks, Handler } from "./call.ts";

/** A handler for each call that a file of the contract declares, under the call's name. */
export type Answers<Calls> = {
  [Name in keyof Calls as Calls[Name] extends Endpoint ? Name : never]: Calls[Name] extends Endpoint
    ? Handler<Calls[Name]>
    : never;
};

/**
 * The feature that answers all calls of a file of the contract. The type check names a call without a handler. Access,
 * fresh proof, second person and idempotency are in the call's declaration; the write that changes something audits it.
 * Handlers that share state of the process, such as a limit, come from a function that is called once for each server.
 */
export const answer =
  <Calls extends object>(
    calls: Calls,
    answers:
      | Answers<NoInfer<Calls>>
      | ((services: Services, hooks: FeatureHooks) => Answers<NoInfer<Calls>>),
  ): Feature =>
  (route, hooks, services) => {
    const declared = calls as Readonly<Record<string, Endpoint>>;
    const handlers = typeof answers === "function" ? answers(services, hooks) : answers;
    for (const [name, handler] of Object.entries<unknown>(handlers))
      route(declared[name]!, handler as Handler<Endpoint>);
  };
