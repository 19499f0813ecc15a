import * as calls from "@console-shell/contract/calls/notification-stream";
import type { FastifyInstance } from "fastify";
import { answer } from "#kernel/answer.ts";
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

/** Calls that end or change a session, or change announcements: the poll after them reads everything. */
const changesAll =
  /^(announcement|basicInfo|invitation|operator|ownSession|passkey|recovery|secondFactor|securityPolicy|session|setup)\./;

/** Cache lifetime of the served releases, in milliseconds: reconnecting pages arrive together. */
const servedMaxAge = 500;

/** The event stream of open pages. */
export const notificationStream = answer(calls, (services, hooks) => {
  let serverServed: FastifyInstance["served"] | undefined;
  const readServed = remembered(() => serverServed?.());
  const broadcaster = createBroadcaster(services, readServed, sharedCountsOf(services));
  hooks.onClose(broadcaster.close);
  // Most events start with a call; signing out is a GET.
  hooks.onAnswer(({ endpoint, status }) => {
    const { name, method } = endpoint;
    if (status < 400 && (method !== "GET" || name === "session.logout"))
      broadcaster.notify(changesAll.test(name) ? "all" : "signals");
  });
  return {
    streamNotifications: async ({ session, request, reply }) => {
      serverServed = reply.server.served;
      // Not from the broadcaster's cache: the page may already have a newer release.
      const served = await readServed(servedMaxAge)!;
      await broadcaster.ready();
      broadcaster.join(session, request.ip, openEventStream(reply), served(session));
    },
  };
});
