import type { SubAppRegistration } from "@console-shell/contract";

/** Where the operator was in each sub-app that is kept alive: a link to it leads back there. */
export interface ReturnAddresses {
  /** Remembers an address of the console as the last one in this sub-app. */
  note(name: string, address: string): void;
  of(name: string): string | undefined;
  clear(): void;
}

export const createReturnAddresses = (subApps: readonly SubAppRegistration[]): ReturnAddresses => {
  const kept = new Set(subApps.filter(({ keepAlive }) => keepAlive).map(({ name }) => name));
  const addresses = new Map<string, string>();
  return {
    note: (name, address) => void (kept.has(name) && addresses.set(name, address)),
    of: (name) => addresses.get(name),
    clear: () => addresses.clear(),
  };
};
