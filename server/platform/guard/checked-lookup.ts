import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { mayReach, type Reach } from "./closed-target.ts";
import { type ResolveName, resolveName } from "./resolve-name.ts";

/** A name resolves, with at least one of its addresses, to a forbidden one. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}

/** With the machine's own hosts file, which knows localhost. */
export const resolveNear: ResolveName = (name) => lookup(name, { all: true });

/**
 * A connection's look-up, which then connects to the very address that was checked here: this prevents DNS rebinding.
 * `resolve` returns a name's addresses, and all of them must be open.
 */
export const lookupOf =
  (isOpen: (address: string) => boolean, resolve: ResolveName): LookupFunction =>
  (name, options, callback) => {
    const check = async () => {
      const addresses = await resolve(name);
      if (!addresses.every(({ address }) => isOpen(address))) throw new ForbiddenAddress(name);
      return addresses;
    };
    callbackify(check)((error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error, "");
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** The look-up that refuses private networks, unless they may be reached. */
export const checkedLookup = (
  settings: Reach,
  resolve: ResolveName = settings.privateAddresses ? resolveNear : resolveName,
): LookupFunction => lookupOf((address) => mayReach(address, settings), resolve);
