import { isIPv6 } from "node:net";
import { groupsOf, plainAddress } from "#platform/address-list.ts";

/**
 * The rate limit key of an address: an IPv6 address counts for its whole network (/64), because its owner has all of
 * it.
 */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address) ?? address;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
};
