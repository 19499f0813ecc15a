import { isIP } from "node:net";
import type { WebhookSettings } from "../services.ts";
import { isMetadataAddress, isPublicAddress } from "./public-address.ts";

type Reach = Pick<WebhookSettings, "privateAddresses">;

/** Host names of cloud metadata services. */
const metadataNames = new Set([
  "metadata.google.internal",
  "metadata.goog",
  "instance-data",
  "instance-data.ec2.internal",
]);

/** Those above 1023 that browsers let no page call: https://fetch.spec.whatwg.org/#port-blocking. */
const closedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
]);

/** The host of a URL as an IP address, where it is one: the parser has undone all ways to hide it. */
export const addressIn = ({ hostname }: URL): string | undefined => {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? undefined : address;
};

/** Whether an IP address may be called; `privateAddresses` opens the own network, but no cloud's metadata. */
export const mayReach = (address: string, { privateAddresses }: Reach): boolean =>
  !isMetadataAddress(address) && (privateAddresses || isPublicAddress(address));

/** Web servers listen on 80, 443 or above 1023; other ports below 1024 (SSH, mail, DNS) are off limits. */
const isOpenPort = ({ port }: URL): boolean => {
  if (port === "" || port === "80") return true;
  const number = Number(port);
  return number > 1023 && !closedPorts.has(number);
};

/** Why a URL may not be called, as far as its text says. What a name leads to is checked when it is resolved. */
export const closedBecause = (
  url: URL,
  reach: Reach,
): "private_address" | "closed_port" | undefined => {
  if (!isOpenPort(url)) return "closed_port";
  const address = addressIn(url);
  if (address) return mayReach(address, reach) ? undefined : "private_address";
  return metadataNames.has(url.hostname.replace(/\.$/, "")) ? "private_address" : undefined;
};
