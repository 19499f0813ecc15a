import { Status } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { actionLabel } from "@console-shell/contract/words/audit";
import { oneOf, useFormat, useLocale } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { useMemo } from "react";
import { useText } from "../messages/index.ts";

export type AuditRow = ApiOutput<"GET /mc-api/audit/list">["items"][number];

const badges = { done: "default", refused: "error" } as const;

/** What the server calls the lists whose views it records. */
const viewedLists = ["applicants", "operators", "sessions", "mails", "approvals"] as const;

/** The columns of the audit log. */
export const useAuditColumns = (): TableColumns<AuditRow> => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  return useMemo(
    () => [
      {
        key: "at",
        title: text("word.time"),
        sorter: true,
        render: (_value, { at, sequence }) => (
          <>
            {format.second(at)} <span className="management-number">#{sequence}</span>
          </>
        ),
      },
      {
        key: "action",
        card: "title",
        title: text("audit.action"),
        render: (_value, { action }) => actionLabel(action, locale),
      },
      {
        key: "outcome",
        card: "status",
        title: text("audit.outcome"),
        render: (_value, { outcome }) => (
          <Status status={badges[outcome]} text={text(`audit.${outcome}`)} />
        ),
      },
      {
        key: "actor",
        title: text("audit.actor"),
        // What the console does by itself comes from nowhere.
        render: (_value, { actor, address }) =>
          actor || text(address === "" ? "audit.console" : "audit.nobody"),
      },
      {
        key: "target",
        title: text("audit.target"),
        render: (_value, { action, target }) => {
          const list = action === "list.viewed" ? oneOf(viewedLists, target) : undefined;
          return list ? text(`audit.list-of.${list}`) : target || "–";
        },
      },
      { key: "address", title: text("audit.origin"), dataIndex: "address" },
    ],
    [text, format, locale],
  );
};
