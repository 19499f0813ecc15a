import { isIP, isIPv6 } from "node:net";

const bitsOf = { 4: 32, 6: 128 } as const;

interface Network {
  family: 4 | 6;
  bits: bigint;
  prefix: number;
}

const numberOf = (parts: readonly string[], radix: number, width: number) =>
  parts.reduce((sum, part) => (sum << BigInt(width)) | BigInt(Number.parseInt(part, radix)), 0n);

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
export const groupsOf = (address: string): string[] => {
  // URL writes an IPv4 address at the end as two groups.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
};

/** An address in its one notation, without a zone: IPv4 if a dual-stack socket wrote it; undefined if it isn't one. */
export const plainAddress = (text: string): string | undefined => {
  const family = isIP(text);
  if (family !== 6) return family === 4 ? text : undefined;
  const [bare = ""] = text.split("%");
  const [, high, low] = /^0:0:0:0:0:ffff:(\w+):(\w+)$/.exec(groupsOf(bare).join(":")) ?? [];
  if (!high || !low) return new URL(`http://[${bare}]`).hostname.slice(1, -1);
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
};

/** An address, or a network as `10.0.0.0/8`; IPv4 addresses in the notation of a dual-stack socket are IPv4. */
const networkOf = (text: string): Network => {
  const [address = "", prefix] = text.split("/");
  const bare = address.split("%")[0]!;
  if (!isIPv6(bare))
    return { family: 4, bits: numberOf(bare.split("."), 10, 8), prefix: Number(prefix ?? 32) };
  const bits = numberOf(groupsOf(bare), 16, 16);
  const size = Number(prefix ?? 128);
  return bits >> 32n === 0xffffn && size >= 96
    ? { family: 4, bits: bits & 0xffff_ffffn, prefix: size - 96 }
    : { family: 6, bits, prefix: size };
};

/** Cache: the same few lists are checked with every call. */
const parsed = new Map<string, readonly Network[]>();
const maxParsed = 1_000;

const networksOf = (list: readonly string[]): readonly Network[] => {
  const key = list.join();
  const found = parsed.get(key);
  if (found) return found;
  const networks = list.map(networkOf);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(key, networks);
  return networks;
};

/** Whether a list of addresses and networks allows an address; an empty list allows every one. */
export const isAllowed = (list: readonly string[], address: string): boolean => {
  if (list.length === 0) return true;
  // What a proxy forwards may be anything.
  if (isIP(address) === 0) return false;
  const { family, bits } = networkOf(address);
  return networksOf(list).some((one) => {
    const rest = BigInt(bitsOf[family] - one.prefix);
    return one.family === family && bits >> rest === one.bits >> rest;
  });
};
