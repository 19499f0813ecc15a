import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { NotificationSchema } from "./notification.ts";
import { NeedsSchema } from "./sub-app-needs.ts";
import { type WaitingName, waitingNames } from "../words/waiting-kinds.ts";

/** What the server serves now; a page loaded earlier may be of another release. */
export const ServedSchema = z.object({
  release: z.string(),
  /** A short hash of the console's own build. */
  console: z.string(),
  /** Name of each registered sub-application → a short hash of its registration. */
  subApps: z.record(z.string(), z.string()),
  /** What a page loaded now allows the sub-applications that need something. */
  needs: z.record(z.string(), NeedsSchema).optional(),
  /** When the session's development override ends, if it has one. */
  overrideUntil: z.number().optional(),
});
export type Served = z.infer<typeof ServedSchema>;

/** What a page reads again because of an event, it reads after a random time within `within`. */
const spread = z.object({
  within: z
    .int()
    .min(0)
    .optional()
    .describe("Milliseconds, more the more pages are told the same. Without it: at once"),
});

/** Pending counts that have changed, by kind; zeros, too. */
const countSchemas = Object.fromEntries(
  waitingNames.map((kind) => [kind, z.int().min(0).optional()]),
) as Record<WaitingName, z.ZodOptional<z.ZodInt>>;

/** One event of the stream: its name, and its data as JSON. */
export const StreamEventSchema = z.discriminatedUnion("event", [
  /** The first event: earlier data may be stale, so reload it. */
  z.object({
    event: z.literal("hello"),
    data: ServedSchema.extend({
      ...spread.shape,
      account: z.string().optional().describe("A hash of what `account` reports as changed"),
    }),
  }),
  z.object({ event: z.literal("release"), data: ServedSchema }),
  z.object({ event: z.literal("notification"), data: NotificationSchema.extend(spread.shape) }),
  /** Own notifications were read elsewhere, or settled: reload the list. */
  z.object({ event: z.literal("notifications"), data: spread }),
  /** The active announcements have changed. */
  z.object({ event: z.literal("announcements"), data: spread }),
  /** Pending items have changed, and the operator's counts of those kinds are these. */
  z.object({
    event: z.literal("waiting"),
    data: spread.extend({
      permissions: z.array(z.string()).describe("What to hold to act on the items that changed"),
      counts: z.object(countSchemas),
    }),
  }),
  /** The own account, its role or the role's permissions have changed. */
  z.object({ event: z.literal("account"), data: spread }),
  /** The last event: the session has too many open streams. Don't reconnect automatically. */
  z.object({ event: z.literal("too-many"), data: z.object({}) }),
  /** The last event: the session has ended. */
  z.object({ event: z.literal("session-ended"), data: z.object({}) }),
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
