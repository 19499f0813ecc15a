import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { isPublicAddress } from "./public-address.ts";
import { type ResolveName, resolveName } from "./resolve-name.ts";

/** A name leads, with at least one of its addresses, to where nothing may be sent. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}

/**
 * The look-up of a connection, which is then made to the very address that was checked here: a name that
 * leads elsewhere a moment later changes nothing. `resolve` asks for the addresses of a name.
 */
export const checkedLookup =
  (resolve: ResolveName = resolveName): LookupFunction =>
  (name, options, callback) => {
    const check = async () => {
      const addresses = await resolve(name);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        throw new ForbiddenAddress(name);
      return addresses;
    };
    callbackify(check)((error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error, "");
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
