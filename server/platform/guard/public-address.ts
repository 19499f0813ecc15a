import { BlockList, isIPv4, isIPv6 } from "node:net";

const listOf = (type: "ipv4" | "ipv6", networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits = ""] = network.split("/");
    list.addSubnet(address, Number(bits), type);
  }
  return list;
};

/** All IPv4 ranges that IANA has reserved: "this network", private, shared, loopback, link-local, … */
const closedV4 = listOf("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);

/** Public IPv6 addresses begin like this … */
const openV6 = listOf("ipv6", ["2000::/3"]);
/** … except for protocols, tunnels that carry an IPv4 address, and documentation. */
const closedV6 = listOf("ipv6", [
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
]);
/** Addresses of cloud metadata services: link-local, and some of the clouds' own. */
const metadataV4 = listOf("ipv4", [
  "169.254.0.0/16",
  "100.100.100.200/32",
  "168.63.129.16/32",
  "192.0.0.192/32",
]);
const metadataV6 = listOf("ipv6", ["fe80::/10", "fd00:ec2::/32", "fd20:ce::/32"]);
const loopbackV4 = listOf("ipv4", ["127.0.0.0/8", "0.0.0.0/8"]);
const loopbackV6 = listOf("ipv6", ["::1/128", "::/128"]);
const noMachineV4 = listOf("ipv4", ["224.0.0.0/4", "240.0.0.0/4"]);
/** Multicast, and tunnels and translators that carry an IPv4 address somewhere. */
const noMachineV6 = listOf("ipv6", ["ff00::/8", "64:ff9b:1::/48", "2001::/32", "2002::/16"]);
/** Both contain an IPv4 address, their last 32 bits: mapped, and translated by a gateway (NAT64). */
const standForV4 = listOf("ipv6", ["::ffff:0:0/96", "64:ff9b::/96"]);
/** Forms of the same that no public network routes: compatible, and translated without state. */
const stoodForV4 = listOf("ipv6", ["::/96", "::ffff:0:0:0/96"]);

/** The last 32 bits of an IPv6 address, as IPv4. */
const lastBitsOf = (address: string): string => {
  // The URL's parser normalizes it to end with two groups; empty ones are zero.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(":");
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group || "0", 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
};

/** Whether an address is in one of two lists; an address that contains an IPv4 one is judged by that. */
const isIn = (address: string, v4: BlockList, v6: BlockList): boolean => {
  if (isIPv4(address)) return v4.check(address, "ipv4");
  // A zone only names the network interface.
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return false;
  return [standForV4, stoodForV4].some((list) => list.check(plain, "ipv6"))
    ? v4.check(lastBitsOf(plain), "ipv4")
    : v6.check(plain, "ipv6");
};

/** Whether an IP address is that of a cloud's metadata service, which stays closed even if private addresses are allowed. */
export const isMetadataAddress = (address: string): boolean =>
  isIn(address, metadataV4, metadataV6);

/** Whether an IP address always means this machine. "Any address" does when it is connected to. */
export const isLoopbackAddress = (address: string): boolean =>
  isIn(address, loopbackV4, loopbackV6);

/** Whether an IP address can't be one machine's (multicast, broadcast, reserved), or hides whose it is. */
export const isNoMachine = (address: string): boolean => isIn(address, noMachineV4, noMachineV6);

/**
 * Whether an IP address is on the public internet. Everything else (this machine, private networks, cloud metadata,
 * broadcast) must not be reachable through a form.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isMetadataAddress(address)) return false;
  if (isIPv4(address)) return !closedV4.check(address, "ipv4");
  // With a zone it is link-local.
  if (!isIPv6(address) || address.includes("%")) return false;
  if (standForV4.check(address, "ipv6")) return isPublicAddress(lastBitsOf(address));
  return openV6.check(address, "ipv6") && !closedV6.check(address, "ipv6");
};
