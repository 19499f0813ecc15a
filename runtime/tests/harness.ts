import {
  createRuntime,
  type Runtime,
  type RuntimeEvent,
  type RuntimeOptions,
  type SubAppRegistration,
} from "../index.ts";
import type { SeenRequest } from "./fixture-server.ts";

/** The URL of a fixture file. */
export const fixture = (path: string): string => `/fixtures/${path}`;

/** A host's services for a test. */
export const services = (own: { basename?: string; [service: string]: unknown } = {}) => ({
  basename: "/fixture",
  ...own,
});
export type TestServices = ReturnType<typeof services>;

export const registration = (
  name: string,
  entry: string,
  own: Partial<SubAppRegistration> = {},
): SubAppRegistration => ({
  name,
  entry,
  credentials: "same-origin",
  ...own,
});

export interface Stage {
  runtime: Runtime<TestServices>;
  events: RuntimeEvent[];
  /** A new element in body, as a host would provide it. */
  readonly element: () => HTMLElement;
}

/** A runtime with these sub-apps that exposes its events and elements to a test. */
export const stage = (
  registrations: SubAppRegistration[],
  options: Partial<RuntimeOptions<TestServices>> = {},
): Stage => {
  const events: RuntimeEvent[] = [];
  const runtime = createRuntime({
    registrations,
    chunkTimeout: 10_000,
    onEvent: (event) => events.push(event),
    ...options,
  });
  return {
    runtime,
    events,
    element() {
      const element = document.createElement("div");
      document.body.append(element);
      return element;
    },
  };
};

/** The error that a promise rejects with. */
export const failureOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const nothing = Symbol("nothing");
  const outcome = await promise.then(
    () => nothing,
    (error: unknown) => error,
  );
  if (outcome === nothing) throw new Error("Expected a rejection.");
  return outcome;
};

/** Requests the fixture server received below a scenario's folder. */
export const seen = async (scenario: string): Promise<SeenRequest[]> =>
  (await fetch(`/fixtures/seen?scenario=${scenario}`)).json() as Promise<SeenRequest[]>;

/** Whether no runtime's patches are on: then the browser calls a timer's function directly. */
export const isQuiet = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(new Error().stack?.split("\n").length === 2), 17);
  });
