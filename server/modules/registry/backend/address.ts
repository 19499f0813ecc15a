import type { FieldCode } from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import type { LookupFunction } from "node:net";
import { networkInterfaces } from "node:os";
import { Refusal } from "#kernel/refusal.ts";
import { isAllowed } from "#platform/address-list.ts";
import { lookupOf, resolveNear } from "#platform/guard/checked-lookup.ts";
import { addressIn, closedFor } from "#platform/guard/closed-target.ts";
import {
  isLoopbackAddress,
  isMetadataAddress,
  isNoMachine,
  isPublicAddress,
} from "#platform/guard/public-address.ts";
import type { Services } from "#platform/services.ts";
import type { ResolveName } from "#platform/guard/resolve-name.ts";

/** What the rule needs of the server that calls. */
type App = Pick<FastifyInstance, "addresses"> & {
  services: Pick<Services, "backends" | "environment" | "publicUrl">;
};

const isThisMachine = (address: string): boolean => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return isLoopbackAddress(address) || own.some((one) => isAllowed([one.address], address));
};

const portOf = ({ port, protocol }: URL): number =>
  port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);

const isWebPort = (port: number): boolean => port === 80 || port === 443;

const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, "");

/** Whether an origin is the console's own in any spelling; 80 and 443 lead to the same server. */
const isConsole = (url: URL, console: URL): boolean => {
  const [port, own] = [portOf(url), portOf(console)];
  return hostOf(url) === hostOf(console) && (port === own || [port, own].every(isWebPort));
};

/** The rule for the addresses of backends. Unlike those of webhooks, they may be in a private network. */
const ruleOf = (app: App, url: URL): ((address: string) => boolean) => {
  const { networks, metricsPort } = app.services.backends;
  const port = portOf(url);
  const ownPorts = app.addresses().flatMap((one) => (typeof one === "string" ? [] : one.port));
  return (address) => {
    if (isMetadataAddress(address) || isNoMachine(address)) return false;
    // That of any node, and the console itself.
    if (port === metricsPort && (!isPublicAddress(address) || isThisMachine(address))) return false;
    if (ownPorts.includes(port) && isThisMachine(address)) return false;
    if (networks.length > 0) return isAllowed(networks, address);
    return !isLoopbackAddress(address) || app.services.environment !== "production";
  };
};

const closed = (app: App, url: URL): FieldCode | undefined => {
  if (isConsole(url, new URL(app.services.publicUrl))) return "closed_address";
  const reason = closedFor(url, ruleOf(app, url));
  return reason === "private_address" ? "closed_address" : reason;
};

/** Refuses an origin that a sub-app's own server can't have. A name that isn't known yet is checked by each call. */
export const requireOpenOrigin = async (app: App, origin: string): Promise<void> => {
  const url = new URL(origin);
  const isOpen = ruleOf(app, url);
  const refuse = (code: FieldCode) => new Refusal("bad_input", [{ path: "backend", code }]);
  const code = closed(app, url);
  if (code) throw refuse(code);
  if (addressIn(url)) return;
  const found = await resolveNear(url.hostname).catch(() => []);
  if (!found.every(({ address }) => isOpen(address))) throw refuse("closed_address");
};

/**
 * The look-up with which a backend is connected to: of a name, every address is checked, and then used. Refuses an
 * origin that is closed by what it says.
 */
export const openLookup = (
  app: App,
  url: URL,
  resolve: ResolveName = resolveNear,
): LookupFunction => {
  if (closed(app, url)) throw new Refusal("backend_not_allowed");
  return lookupOf(ruleOf(app, url), resolve);
};
