import type { listSessions } from "@console-shell/contract/calls/operator-session";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import type { Services, Source } from "../../../platform/services.ts";
import { allLiveSessions } from "../session/live-sessions.ts";

type Filter = Pick<z.output<typeof listSessions.query>, "search" | "role">;

/** The matching live sessions, read from their own table only if that is enough. */
export const matchingSessions = (services: Source, { search, role }: Filter, now: number) => {
  const operators = services.database.selectFrom("operators").select("operators.id");
  let found = allLiveSessions(services.database, now);
  if (search)
    found = found.where((where) =>
      where.or([
        containsText(services, ["sessions.address", "sessions.device"], search),
        where(
          "sessions.operator_id",
          "in",
          operators.where(containsText(services, ["account", "name"], search)),
        ),
      ]),
    );
  if (role) found = found.where("sessions.operator_id", "in", operators.where("role", "=", role));
  return found;
};

/** Sessions with their operators. */
export const sessionsOfOperators = ({ database }: Pick<Services, "database">) =>
  database
    .selectFrom("sessions")
    .innerJoin("operators", "operators.id", "sessions.operator_id")
    .select(sessionColumns);

/* A session as management sees it. */
const sessionColumns = [
  "sessions.id",
  "sessions.device",
  "sessions.address",
  "sessions.created_at as createdAt",
  "sessions.last_seen_at as lastSeenAt",
  "sessions.remember",
  "operators.id as operatorId",
  "operators.account",
  "operators.name",
  "operators.role",
] as const;
