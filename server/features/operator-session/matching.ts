import type { listSessions } from "@console-shell/contract/endpoints/operator-session";
import type { z } from "zod";
import { containsText } from "../../database/dialect/contains-text.ts";
import type { Services } from "../../services.ts";
import { allLiveSessions } from "../session/live-sessions.ts";

const searched = ["operators.account", "operators.name", "sessions.address", "sessions.device"];

type Filter = Pick<z.output<typeof listSessions.query>, "search" | "role">;

/** The live sessions that match, with those who are signed in. */
export const matchingSessions = (services: Services, { search, role }: Filter, now: number) => {
  let found = allLiveSessions(services.database, now).innerJoin(
    "operators",
    "operators.id",
    "sessions.operator_id",
  );
  if (search) found = found.where(containsText(services, searched, search));
  if (role) found = found.where("operators.role", "=", role);
  return found;
};

/** What management sees of a session. */
export const sessionColumns = [
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
