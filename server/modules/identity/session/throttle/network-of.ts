import { isIPv6 } from "node:net";

const width = 8;

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [bare = ""] = address.split("%");
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(width - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after];
};

/** Whose tries an address counts for: whoever has one IPv6 address has all of its network (/64). */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  // An IPv4 address as a socket for both kinds says it.
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff")
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
};
