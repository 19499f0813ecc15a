import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { NotificationSchema } from "./notification.ts";

/** What the server serves now; a page that was loaded before may be of another release. */
export const ServedSchema = z.object({
  release: z.string(),
  /** Name of each registered sub-application → a short hash of its registration. */
  subApps: z.record(z.string(), z.string()),
});
export type Served = z.infer<typeof ServedSchema>;

const nothing = z.object({});

/** One event of the stream: its name, and its data as JSON. */
export const StreamEventSchema = z.discriminatedUnion("event", [
  /** The first one: what was read before may be old, read it again. */
  z.object({ event: z.literal("hello"), data: ServedSchema }),
  z.object({ event: z.literal("release"), data: ServedSchema }),
  z.object({ event: z.literal("notification"), data: NotificationSchema }),
  /** Own notifications were read elsewhere, or settled: read the list again. */
  z.object({ event: z.literal("notifications"), data: nothing }),
  /** Another set of announcements is in force. */
  z.object({ event: z.literal("announcements"), data: nothing }),
  /** What waits for the operator may have changed. */
  z.object({ event: z.literal("waiting"), data: nothing }),
  /** The own account, the role or what the role may has changed. */
  z.object({ event: z.literal("account"), data: nothing }),
  /** The last one: the session listens in too many places. It is not to be asked for again by itself. */
  z.object({ event: z.literal("too-many"), data: nothing }),
  /** The last one: nobody is signed in here any more. */
  z.object({ event: z.literal("session-ended"), data: nothing }),
]);
export type StreamEvent = z.infer<typeof StreamEventSchema>;

export const streamNotifications = endpoint({
  name: "notification.stream",
  method: "GET",
  path: "/cc-api/notification/stream",
  access: "signed-in",
  stream: true,
  summary: "Live events. Listening doesn't keep a session alive",
  output: StreamEventSchema,
});
