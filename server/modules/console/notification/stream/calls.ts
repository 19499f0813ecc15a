import { streamNotifications } from "@console-shell/contract/calls/notification-stream";
import type { FastifyInstance } from "fastify";
import type { Feature } from "#kernel/call.ts";
import { openEventStream } from "#kernel/event-stream.ts";
import { createBroadcaster } from "./broadcaster.ts";
import { sharedCountsOf } from "#modules/console/waiting/shared-counts.ts";

/** Cached read with a maximum age in milliseconds. Throws as `read` does. */
const remembered = <Value>(read: () => Value): ((oldest: number) => Value) => {
  let last: { value: Value; at: number } | undefined;
  return (oldest) => {
    const now = performance.now();
    if (last && now - last.at < oldest) return last.value;
    const value = read();
    last = { value, at: now };
    return value;
  };
};

/** Calls that end or change a session, or change announcements: clients are notified at once. */
const lookedAtWhole =
  /^(announcement|basicInfo|invitation|operator|ownSession|passkey|recovery|secondFactor|securityPolicy|session|setup)\./;

/** Cache lifetime of the served releases, in milliseconds: reconnecting pages arrive together. */
const greetedWith = 500;

/** The event stream of open pages. */
export const notificationStream: Feature = (route, hooks, services) => {
  let askServer: FastifyInstance["served"] | undefined;
  const readServed = remembered(() => askServer?.());
  const broadcaster = createBroadcaster(services, readServed, sharedCountsOf(services));
  hooks.onClose(broadcaster.close);
  // Most events start with a call; signing out is a GET.
  hooks.onAnswer(({ endpoint, status }) => {
    const { name, method } = endpoint;
    if (status < 400 && (method !== "GET" || name === "session.logout"))
      broadcaster.notify(lookedAtWhole.test(name) ? "all" : "signals");
  });

  route(streamNotifications, async ({ session, request, reply }) => {
    askServer = reply.server.served;
    // Not from the broadcaster's cache: the page may already have a newer release.
    const served = await readServed(greetedWith)!;
    await broadcaster.ready();
    broadcaster.join(session, request.ip, openEventStream(reply), served(session));
  });
};
