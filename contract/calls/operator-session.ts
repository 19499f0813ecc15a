import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery } from "./endpoint.ts";
import { RoleSchema } from "./account.ts";
import { OwnSessionSchema } from "./own-session.ts";

/** An operator's session, as management sees it. */
export const OperatorSessionSchema = z.object({
  ...OwnSessionSchema.shape,
  operatorId: IdSchema,
  account: z.string(),
  name: z.string(),
  role: RoleSchema,
  /** Whether it outlives the browser and has no idle timeout. */
  remember: z.boolean(),
});

/** A session, and whether the caller may end it. */
export const ListedSessionSchema = z.object({
  ...OperatorSessionSchema.shape,
  mayEnd: z.boolean(),
});

export const sessionSorts = ["account", "createdAt", "lastSeenAt"] as const;

const filter = {
  operatorId: IdSchema.optional(),
  search: z.string().trim().max(100).optional(),
  role: RoleSchema.optional(),
};

export const listSessions = endpoint({
  name: "operatorSession.list",
  method: "GET",
  path: "/mc-api/session/list",
  access: "management:session:read",
  summary: "Active sessions of all operators. Searches account, name, network address and device",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(sessionSorts).default("lastSeenAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(ListedSessionSchema),
});

export const exportSessions = endpoint({
  name: "operatorSession.export",
  method: "GET",
  path: "/mc-api/session/export",
  access: "management:session:read",
  summary: "Active sessions of all operators as CSV, oldest first",
  query: z.object(filter),
  output: BinarySchema,
});

export const endSession = endpoint({
  name: "operatorSession.end",
  method: "POST",
  path: "/mc-api/session/:id/end",
  access: "management:session:end",
  reauth: true,
  summary: "End a session of another operator, effective immediately",
  params: z.object({ id: IdSchema }),
  output: z.literal(true),
});

export const operatorSessionEndpoints = [listSessions, exportSessions, endSession] as const;
