import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { Refusal } from "../../../http/refusal.ts";
import type { WebhookSettings } from "../../../services.ts";
import { isPublicAddress } from "./public-address.ts";

/** Milliseconds for a name; who fills in a form waits for it. */
const resolvedWithin = 3_000;
const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

const refuse = (code: string) => new Refusal("bad_input", [{ path: "url", code }]);

/** The host of a URL as an IP address, where it is one: the parser has undone all ways to hide it. */
export const addressIn = ({ hostname }: URL): string | undefined => {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? undefined : address;
};

/** The addresses that a name has now; none where nobody says so in time, which may be a passing trouble. */
const addressesOf = async (name: string): Promise<string[]> => {
  const late = Promise.withResolvers<[]>();
  const timer = setTimeout(() => late.resolve([]), resolvedWithin);
  const found = lookup(name, { all: true }).catch(() => []);
  const addresses = await Promise.race([found, late.promise]);
  clearTimeout(timer);
  return addresses.map(({ address }) => address);
};

/**
 * The address of a webhook in one form, or a refusal. It is checked again at each connection, since a
 * name may lead elsewhere by then; here it tells whoever types it.
 */
export const checkUrl = async (
  text: string,
  { privateAddresses }: Pick<WebhookSettings, "privateAddresses">,
): Promise<string> => {
  const url = URL.parse(text);
  const isPlain =
    privateAddresses && url?.protocol === "http:" && thisMachine.includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isPlain) || url.username || url.password)
    throw refuse("not_https");
  url.hash = "";
  if (privateAddresses) return url.href;
  const address = addressIn(url);
  const addresses = address ? [address] : await addressesOf(url.hostname);
  if (!addresses.every(isPublicAddress)) throw refuse("private_address");
  return url.href;
};
