import { Resolver } from "node:dns/promises";
import type { LookupAddress } from "node:dns";

/** Nobody knows the name, or nobody said so in time, which may be a passing trouble. */
export class Unresolved extends Error {
  override readonly name = "Unresolved";
}

// The system's own look-up keeps one of the few threads that also hash passwords and read files, for
// as long as the name's servers like.
const resolver = new Resolver({ timeout: 2_000, tries: 2 });

export type ResolveName = (name: string) => Promise<LookupAddress[]>;

/** All addresses that the DNS has for a name. Nothing of this machine's own list of hosts is asked. */
export const resolveName: ResolveName = async (name) => {
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((one, index) =>
    one.status === "fulfilled"
      ? one.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
      : [],
  );
  if (addresses.length === 0) throw new Unresolved(name);
  return addresses;
};
