import { Resolver } from "node:dns/promises";
import type { LookupAddress } from "node:dns";

/** The name doesn't exist, or wasn't resolved in time, which may be temporary. */
export class Unresolved extends Error {
  override readonly name = "Unresolved";
}

// The system's look-up would block one of libuv's few threads, which files use as well, for as long as the name servers
// take.
const resolver = new Resolver({ timeout: 2_000, tries: 2 });

export type ResolveName = (name: string) => Promise<LookupAddress[]>;

/** All addresses of a name in the DNS. Doesn't read this machine's hosts file. */
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
