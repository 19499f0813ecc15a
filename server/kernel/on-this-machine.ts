import { BlockList } from "node:net";
import type { FastifyRequest } from "fastify";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const isLoopback = (address: string): boolean =>
  loopback.check(address.replace(/^::ffff:/, "")) || loopback.check(address, "ipv6");

/** Whether a host name or address always means this machine. */
export const isOwnName = (name: string): boolean =>
  name === "localhost" || name.endsWith(".localhost") || isLoopback(name.replaceAll(/[[\]]/g, ""));

const forwarded = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a request comes from this machine and is addressed to it: over loopback, not forwarded by a proxy that says
 * so, and under a name that can only be local, which prevents DNS rebinding. If the console is public (`publicUrl`), no
 * request qualifies: some proxies don't identify themselves.
 */
export const isOnThisMachine = (
  { socket, headers, hostname }: FastifyRequest,
  publicUrl: string,
): boolean =>
  isOwnName(new URL(publicUrl).hostname) &&
  isOwnName(hostname) &&
  isLoopback(socket.remoteAddress ?? "") &&
  forwarded.every((name) => headers[name] === undefined);
