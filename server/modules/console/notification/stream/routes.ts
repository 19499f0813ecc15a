import {
  type Served,
  streamNotifications,
} from "@console-shell/contract/endpoints/notification-stream";
import type { Feature } from "../../../../kernel/call.ts";
import { openEventStream } from "../../../../kernel/event-stream.ts";
import { createHub } from "./hub.ts";
import { remembered } from "./remembered.ts";

/** Calls by which a session ends or changes, or announcements do: whoever listens is told at once. */
const lookedAtWhole =
  /^(announcement|basicInfo|invitation|operator|ownSession|passkey|recovery|secondFactor|session|setup)\./;

/** Milliseconds for which what is served is remembered: pages that come back come together. */
const greetedWith = 500;

/** What happens, told to the pages that are open. */
export const notificationStream: Feature = (route, hooks, services) => {
  let askServer: (() => Served) | undefined;
  const readServed = remembered(() => askServer?.());
  const hub = createHub(services, readServed);
  hooks.onClose(hub.close);
  // Most of what is told begins with a call; signing out is a GET.
  hooks.onAnswer(({ endpoint, status }) => {
    const { name, method } = endpoint;
    if (status < 400 && (method !== "GET" || name === "session.logout"))
      hub.poke(lookedAtWhole.test(name) ? "all" : "signals");
  });

  route(streamNotifications, async ({ session, reply }) => {
    askServer = reply.server.served;
    await hub.ready();
    // Younger than the hub's: the page may have been served what it does not know yet.
    const greeting = readServed(greetedWith)!;
    hub.join(session, openEventStream(reply), greeting);
  });
};
