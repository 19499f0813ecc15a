import { isIP } from "node:net";
import { Refusal } from "../../../http/refusal.ts";
import type { WebhookSettings } from "../../../services.ts";
import { isPublicAddress } from "./public-address.ts";
import { resolveName } from "./resolve-name.ts";

const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

const refuse = (code: string) => new Refusal("bad_input", [{ path: "url", code }]);

/** The host of a URL as an IP address, where it is one: the parser has undone all ways to hide it. */
export const addressIn = ({ hostname }: URL): string | undefined => {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? undefined : address;
};

/** Names of this machine, whatever anybody's DNS says of them. */
const isOwnName = (name: string) => /(^|\.)localhost\.?$/.test(name);

/** Whether a host is not public now. A name that nobody knows may be known later, and is checked then. */
const isClosed = async (url: URL): Promise<boolean> => {
  const address = addressIn(url);
  if (address) return !isPublicAddress(address);
  if (isOwnName(url.hostname)) return true;
  const found = await resolveName(url.hostname).catch(() => []);
  return found.some((one) => !isPublicAddress(one.address));
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
  if (!privateAddresses && (await isClosed(url))) throw refuse("private_address");
  return url.href;
};
