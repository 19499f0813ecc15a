import { isIP } from "node:net";
import { isMetadataAddress, isPublicAddress } from "./public-address.ts";

/** Where a request may go. */
export interface Reach {
  /** Whether it may target private networks, and this machine without TLS; never in production. */
  privateAddresses: boolean;
}

/** Host names of cloud metadata services. */
const metadataNames = new Set([
  "metadata.google.internal",
  "metadata.goog",
  "instance-data",
  "instance-data.ec2.internal",
]);

/** Ports above 1023 that browsers block: https://fetch.spec.whatwg.org/#port-blocking. */
const closedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
]);

/** The host of a URL as an IP address, if it is one: the parser has normalized all notations. */
export const addressIn = ({ hostname }: URL): string | undefined => {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? undefined : address;
};

/** Whether an IP address may be called; `privateAddresses` allows private networks, but no cloud metadata service. */
export const mayReach = (address: string, { privateAddresses }: Reach): boolean =>
  !isMetadataAddress(address) && (privateAddresses || isPublicAddress(address));

/** Web servers listen on 80, 443 or above 1023; other ports below 1024 (SSH, mail, DNS) are off limits. */
const isOpenPort = ({ port }: URL): boolean => {
  if (port === "" || port === "80") return true;
  const number = Number(port);
  return number > 1023 && !closedPorts.has(number);
};

/**
 * Why a URL may not be called, judging by its text and a rule for addresses. What a name resolves to is checked on
 * connecting.
 */
export const closedFor = (
  url: URL,
  isOpen: (address: string) => boolean,
): "private_address" | "closed_port" | undefined => {
  if (!isOpenPort(url)) return "closed_port";
  const address = addressIn(url);
  if (address) return isOpen(address) ? undefined : "private_address";
  return metadataNames.has(url.hostname.replace(/\.$/, "")) ? "private_address" : undefined;
};

/** The same with the rule of webhooks. */
export const closedBecause = (url: URL, reach: Reach): ReturnType<typeof closedFor> =>
  closedFor(url, (address) => mayReach(address, reach));
