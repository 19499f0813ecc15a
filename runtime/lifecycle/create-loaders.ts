import type { Ownership } from "../modules/ownership.ts";
import type { ResourceRules } from "../modules/resource.ts";
import type { SubAppRegistration } from "../types.ts";
import type { Apps, Chunks, LoadContext, Loaders } from "./load-context.ts";
import { createLoader } from "./loader.ts";

interface LoaderOptions {
  ownership: Ownership;
  hostScripts: readonly string[];
  nonce: string | undefined;
  /** Default time limit for one resource, in milliseconds. */
  chunkTimeout: number;
  allowed: (url: string) => boolean;
  shared: LoadContext["shared"];
  note: (app: string, error: unknown, previous?: true) => void;
  apps: Apps;
  chunks: Chunks;
}

/** Adds what a contract implies for the rest of the runtime. */
export const ofContract = (registration: SubAppRegistration): SubAppRegistration => {
  const { contract, realm } = registration;
  if (!contract) return registration;
  // These two guarantee their sub-apps their own window.
  const own = contract === "micro-app" || contract === "wujie";
  return { ...registration, legacy: true, realm: own ? "iframe" : realm };
};

/** The loader of each sub-app, and the rules for its files, by name. */
export const createLoaders = (
  registrations: readonly SubAppRegistration[],
  {
    ownership,
    hostScripts,
    nonce,
    chunkTimeout,
    allowed,
    shared,
    note,
    apps,
    chunks,
  }: LoaderOptions,
): Loaders =>
  new Map(
    registrations.map((registration) => {
      const { name, credentials } = registration;
      const timeout = registration.timeout ?? chunkTimeout;
      const rules: ResourceRules = { credentials, timeout, nonce, allowed };
      const loader = createLoader({
        registration,
        rules,
        services: {},
        shared,
        hostScripts: () => hostScripts,
        owned: (url) => ownership.owns(name, url),
        claim: (urls) => ownership.claim(name, urls),
        note: (error, previous) => note(name, error, previous),
        apps,
        chunks,
        failures: new Map(),
      });
      return [name, { loader, rules }];
    }),
  );
