import type { HostServices, Live, SubAppRegistration } from "@console-shell/contract";
import { createRuntime, type Runtime, type RuntimeEvent, type RuntimeOptions } from "../index.ts";
import type { SeenRequest } from "./fixture-server.ts";

/** Where a fixture file is served. */
export const fixture = (path: string): string => `/fixtures/${path}`;

const live = <Value>(value: Value): Live<Value> => ({
  get: () => value,
  subscribe: () => () => {},
});

/** Services of a host, of which a test replaces what it looks at. */
export const services = (own: Partial<HostServices> = {}): HostServices => ({
  account: live({} as ReturnType<HostServices["account"]["get"]>),
  permissions: live({ role: "root", permissions: [] }),
  locale: live("en-US"),
  theme: live("light"),
  location: live({ pathname: "/", search: "", hash: "", state: null, key: "" }),
  basename: "/fixture",
  request: () => Promise.reject(new Error("No server in this test.")),
  navigate: () => undefined,
  setTitle: () => undefined,
  setLoading: () => undefined,
  notify: () => undefined,
  ...own,
});

export const registration = (
  name: string,
  entry: string,
  own: Partial<SubAppRegistration> = {},
): SubAppRegistration => ({
  name,
  entry,
  credentials: "same-origin",
  title: { "en-US": name, "zh-CN": name },
  pages: [],
  ...own,
});

export interface Stage {
  runtime: Runtime;
  events: RuntimeEvent[];
  /** A new element in body, as the host would give it. */
  readonly element: () => HTMLElement;
}

/** A runtime with these sub-apps, whose events and elements a test can see. */
export const stage = (
  registrations: SubAppRegistration[],
  options: Partial<RuntimeOptions> = {},
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

/** Requests that the fixture server saw below a scenario's folder. */
export const seen = async (scenario: string): Promise<SeenRequest[]> =>
  (await fetch(`/fixtures/seen?scenario=${scenario}`)).json() as Promise<SeenRequest[]>;
