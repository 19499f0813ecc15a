import type { FieldCode } from "@console-shell/contract";
import { Refusal } from "#kernel/refusal.ts";
import type { WebhookSettings } from "#modules/clients/services.ts";
import { addressIn, closedBecause, mayReach } from "#platform/guard/closed-target.ts";
import { resolveName } from "#platform/guard/resolve-name.ts";

type Settings = Pick<WebhookSettings, "privateAddresses">;

const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

const refuse = (code: FieldCode) => new Refusal("bad_input", [{ path: "url", code }]);

/** Names of this machine, whatever any DNS says about them. */
const isOwnName = (name: string) => /(^|\.)localhost\.?$/.test(name);

/** Whether a name resolves to a forbidden address. An unknown name may exist later, and is checked then. */
const leadsNear = async ({ hostname }: URL, settings: Settings): Promise<boolean> => {
  if (isOwnName(hostname)) return !settings.privateAddresses;
  const found = await resolveName(hostname).catch(() => []);
  return found.some(({ address }) => !mayReach(address, settings));
};

/**
 * A webhook's normalized address, or a refusal. It's checked again on each connection, because a name may resolve
 * differently by then; checking here gives early feedback.
 */
export const checkUrl = async (text: string, settings: Settings): Promise<string> => {
  const url = URL.parse(text);
  const isPlain =
    settings.privateAddresses && url?.protocol === "http:" && thisMachine.includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isPlain) || url.username || url.password)
    throw refuse("not_https");
  url.hash = "";
  const closed = closedBecause(url, settings);
  if (closed) throw refuse(closed);
  if (!addressIn(url) && (await leadsNear(url, settings))) throw refuse("private_address");
  return url.href;
};
