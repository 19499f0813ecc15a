import { BlockList } from "node:net";
import type { FastifyRequest } from "fastify";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const isLoopback = (address: string): boolean =>
  loopback.check(address.replace(/^::ffff:/, "")) || loopback.check(address, "ipv6");

/** Whether a host's name or address always means this machine itself. */
export const isOwnName = (name: string): boolean =>
  name === "localhost" || name.endsWith(".localhost") || isLoopback(name.replaceAll(/[[\]]/g, ""));

const forwarded = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a request comes from this machine itself, and for it: over loopback, passed on by no proxy
 * that says so, under a name that no other host can have, so that no page of another site is let in
 * that has its own name lead here. Where the console is meant for others (`publicUrl`), no request is:
 * there are proxies that say nothing of themselves.
 */
export const isOnThisMachine = (
  { socket, headers, hostname }: FastifyRequest,
  publicUrl: string,
): boolean =>
  isOwnName(new URL(publicUrl).hostname) &&
  isOwnName(hostname) &&
  isLoopback(socket.remoteAddress ?? "") &&
  forwarded.every((name) => headers[name] === undefined);
