import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** A name leads, with at least one of its addresses, to where nothing may be sent. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}

export type Resolve = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveName: Resolve = (name, done) =>
  lookup(name, { all: true }, (error, addresses) => done(error, error ? [] : addresses));

/**
 * The look-up of a connection, which is then made to the very address that was checked here: a name that
 * leads elsewhere a moment later changes nothing. `resolve` asks for the addresses of a name.
 */
export const checkedLookup =
  (resolve: Resolve = resolveName): LookupFunction =>
  (name, options, callback) =>
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      if (error) return callback(error, "");
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new ForbiddenAddress(name), "");
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
