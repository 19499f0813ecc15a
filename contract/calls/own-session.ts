import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";

/** One session of an account. */
export const OwnSessionSchema = z.object({
  id: IdSchema,
  /** User-Agent and network address at sign-in. */
  device: z.string(),
  address: z.string(),
  createdAt: TimeSchema,
  /** To the minute. */
  lastSeenAt: TimeSchema,
  /** Whether it's the caller's own session. */
  current: z.boolean(),
});

export const listOwnSessions = endpoint({
  name: "ownSession.list",
  method: "GET",
  path: "/cc-api/operator/sessions",
  access: "signed-in",
  summary: "Your active sessions, last active first",
  output: z.object({ items: z.array(OwnSessionSchema), total: z.int().min(0) }),
});

export const endOwnSession = endpoint({
  name: "ownSession.end",
  method: "POST",
  path: "/cc-api/operator/sessions/:id/end",
  access: "signed-in",
  summary: "End one of your sessions, effective immediately",
  params: z.object({ id: IdSchema }),
  output: z.literal(true),
});

export const endOtherSessions = endpoint({
  name: "ownSession.endOthers",
  method: "POST",
  path: "/cc-api/operator/sessions/end-others",
  access: "signed-in",
  summary: "End all your sessions except the current one",
  output: z.object({ endedSessions: z.int().min(0) }),
});

export const ownSessionEndpoints = [listOwnSessions, endOwnSession, endOtherSessions] as const;
