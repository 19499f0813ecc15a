import type {
  AlertMessage,
  exportIncidents,
  Incident,
  listAlertMessages,
} from "@console-shell/contract/calls/alert";
import { alertEvents } from "@console-shell/contract/words/alerts";
import type { Kysely, Selectable } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import type { Source } from "#platform/database/source.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { AlertIncidentTable } from "#platform/database/tables/alerts.ts";
import type { Tables } from "#platform/database/tables/index.ts";

const stateOf = ({
  resolvedAt,
  acknowledgedAt,
}: Pick<Selectable<AlertIncidentTable>, "resolvedAt" | "acknowledgedAt">): Incident["state"] => {
  if (resolvedAt !== null) return "ended";
  return acknowledgedAt === null ? "open" : "acknowledged";
};

const withNames = (database: Kysely<Tables>) =>
  database
    .selectFrom("alertIncidents as incident")
    .leftJoin("operators", "operators.id", "incident.acknowledgedBy")
    .selectAll("incident")
    .select("operators.name as acknowledgedByName");

/** The incidents that haven't ended, by rule. */
export const openIncidentsOf = async (
  database: Kysely<Tables>,
  ruleIds: readonly string[],
): Promise<ReadonlyMap<string, Omit<Incident, "rule">>> => {
  const rows =
    ruleIds.length === 0
      ? []
      : await withNames(database)
          .where("incident.ruleId", "in", ruleIds)
          .where("incident.resolvedAt", "is", null)
          .execute();
  return new Map(
    rows.map(({ ruleId, toldAt: _told, acknowledgedByName, ...row }) => [
      ruleId,
      { ...row, state: stateOf(row), acknowledgedBy: acknowledgedByName },
    ]),
  );
};

const present = async (database: Kysely<Tables>, ids: readonly string[]): Promise<Incident[]> => {
  const rows = await withNames(database)
    .innerJoin("alertRules as rule", "rule.id", "incident.ruleId")
    .select(["rule.name", "rule.metric"])
    .where("incident.id", "in", ids)
    .execute();
  return rows.map(({ ruleId, name, metric, toldAt: _told, acknowledgedByName, ...row }) => ({
    ...row,
    rule: { id: ruleId, name, metric },
    state: stateOf(row),
    acknowledgedBy: acknowledgedByName,
  }));
};

/** All incidents. */
export const incidents = defineList(
  ({ database }: Source, { ruleId, state }: z.output<typeof exportIncidents.query>) => ({
    matching: database
      .selectFrom("alertIncidents")
      .where((where) =>
        where.and([
          ...(ruleId ? [where("ruleId", "=", ruleId)] : []),
          ...(state ? [where("resolvedAt", state === "ended" ? "is not" : "is", null)] : []),
          ...(state === "open" ? [where("acknowledgedAt", "is", null)] : []),
          ...(state === "acknowledged" ? [where("acknowledgedAt", "is not", null)] : []),
        ]),
      ),
    key: "id",
    present: (ids: string[]) => present(database, ids),
  }),
  {
    sorts: { firedAt: "firedAt" },
    file: "alert-incidents",
    columns: [
      ["rule", ({ rule }) => rule.name],
      ["metric", ({ rule }) => rule.metric],
      "state",
      "openedAt",
      "firedAt",
      "firstValue",
      "worstValue",
      "threshold",
      "acknowledgedAt",
      "acknowledgedBy",
      "acknowledgement",
      "resolvedAt",
      "ended",
    ],
  },
);

const presentMessages = async (
  database: Kysely<Tables>,
  ruleId: string,
  ids: readonly string[],
): Promise<AlertMessage[]> => {
  const rows = await database
    .selectFrom("outgoingMessages as message")
    .innerJoin("alertMessageIncidents as link", "link.messageId", "message.id")
    .innerJoin("alertIncidents as incident", "incident.id", "link.incidentId")
    .innerJoin("alertRules as rule", "rule.id", "incident.ruleId")
    .leftJoin("operators", "operators.id", "message.operatorId")
    .select(["message.id", "message.channel", "message.state", "message.createdAt"])
    .select(["message.dueAt", "message.endedAt", "message.status", "message.error", "link.event"])
    .select(["operators.name", "rule.webhookUrl"])
    .where("message.id", "in", ids)
    .where("rule.id", "=", ruleId)
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((ofMessage) => {
    const { name, webhookUrl, error, ...message } = ofMessage[0]!;
    // A delayed mail may report several changes; the last one counts.
    const event = alertEvents.findLast((one) => ofMessage.some((row) => row.event === one))!;
    const host = webhookUrl === null ? "" : new URL(webhookUrl).host;
    return { ...message, event, to: name ?? host, error: error ?? "" };
  });
};

/** The messages of a rule, newest first. */
export const pageOfMessages = (
  database: Kysely<Tables>,
  ruleId: string,
  query: z.output<typeof listAlertMessages.query>,
) =>
  pageOf(
    {
      matching: database
        .selectFrom("outgoingMessages")
        .where("id", "in", (select) =>
          select
            .selectFrom("alertMessageIncidents as link")
            .innerJoin("alertIncidents as incident", "incident.id", "link.incidentId")
            .select("link.messageId")
            .where("incident.ruleId", "=", ruleId),
        ),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => presentMessages(database, ruleId, ids),
    },
    { ...query, sort: "id", order: "desc" },
  );
