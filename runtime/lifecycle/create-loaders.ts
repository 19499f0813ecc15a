import type { Ownership } from "../modules/ownership.ts";
import type { ResourceRules } from "../modules/resource.ts";
import type { SubAppRegistration } from "../types.ts";
import type { Apps } from "./load-release.ts";
import { createLoader, type Loader } from "./loader.ts";

interface LoaderOptions {
  ownership: Ownership;
  hostScripts: readonly string[];
  nonce: string | undefined;
  /** Milliseconds for one resource of a sub-app that asks for no other. */
  chunkTimeout: number;
  allowed: (url: string) => boolean;
  note: (app: string, error: unknown) => void;
  apps: Apps;
}

/** What each sub-app is loaded by, and the rules for its files, by name. */
export const createLoaders = (
  registrations: readonly SubAppRegistration[],
  { ownership, hostScripts, nonce, chunkTimeout, allowed, note, apps }: LoaderOptions,
): Map<string, { loader: Loader; rules: ResourceRules }> =>
  new Map(
    registrations.map((registration) => {
      const { name, credentials } = registration;
      const timeout = registration.timeout ?? chunkTimeout;
      const rules: ResourceRules = { credentials, timeout, nonce, allowed };
      const loader = createLoader({
        registration,
        rules,
        hostScripts: () => hostScripts,
        owned: (url) => ownership.ownerOf(url) === name,
        claim: (urls) => ownership.claim(name, urls),
        note: (error) => note(name, error),
        apps,
        failures: new Map(),
      });
      return [name, { loader, rules }];
    }),
  );
