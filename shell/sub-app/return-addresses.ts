import type { SubAppRegistration } from "@console-shell/contract";

/** The last page visited in each kept-alive sub-app, to which links return. */
export interface ReturnAddresses {
  /** Records an address as the last one in this sub-app. */
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
