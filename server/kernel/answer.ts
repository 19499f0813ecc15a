import type { Endpoint } from "@console-shell/contract";
import type { Feature, Handler } from "./call.ts";

/** A handler for each call that a file of the contract declares, under the call's name. */
export type Answers<Calls> = {
  [Name in keyof Calls as Calls[Name] extends Endpoint ? Name : never]: Calls[Name] extends Endpoint
    ? Handler<Calls[Name]>
    : never;
};

/** The feature that answers all calls of a file of the contract. The type check names a call without a handler. */
export const answer =
  <Calls extends object>(calls: Calls, answers: Answers<NoInfer<Calls>>): Feature =>
  (route) => {
    const declared = calls as Readonly<Record<string, Endpoint>>;
    for (const [name, handler] of Object.entries<unknown>(answers))
      route(declared[name]!, handler as Handler<Endpoint>);
  };
