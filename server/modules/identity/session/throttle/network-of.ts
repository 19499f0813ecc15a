import { isIPv6 } from "node:net";
import { groupsOf } from "#platform/address-list.ts";

/**
 * The rate limit key of an address: an IPv6 address counts for its whole network (/64), because its owner has all of
 * it.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.split("%")[0]!);
  // An IPv4 address in the notation of a dual-stack socket.
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff")
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
};
