import { actionLabel, auditActions } from "@console-shell/contract/words/audit";
import { auditKinds } from "@console-shell/contract/words/audit-kinds";
import { ListPage, useList, useLocale } from "@console-shell/sdk";
import { DayRange, Facts, FilterSelect, instantOf } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { untilEnd } from "../shared/until-end.ts";
import { AuditState } from "./audit-state.tsx";
import { useChainCheck } from "./use-chain-check.tsx";
import { type AuditRow, useAuditColumns } from "./use-audit-columns.tsx";
import { useDetailFacts } from "./use-detail-facts.ts";

interface AuditDetailsProps {
  event: AuditRow;
}

/** An event's details: what changed, the browser, the request's trace, and its hash in the chain. */
const AuditDetails = ({ event }: AuditDetailsProps) => {
  const text = useText();
  const details = useDetailFacts(event.details);
  return (
    <Facts
      items={[
        ...(details.length > 0
          ? details
          : [{ label: text("audit.details"), value: text("word.none") }]),
        { label: text("audit.device"), value: event.device || "–" },
        ...(event.traceId
          ? [{ label: text("audit.trace"), value: <code>{event.traceId}</code> }]
          : []),
        { label: text("audit.hash"), value: <code className="management-hash">{event.hash}</code> },
      ]}
    />
  );
};

/** An event's possible outcomes. */
const outcomes = ["done", "refused"] as const;

/** The audit log: searched, filtered, sorted and paged by the server. */
export const AuditPage = () => {
  const text = useText();
  const locale = useLocale();
  const chain = useChainCheck();
  const list = useList("GET /mc-api/audit/list", {
    columns: useAuditColumns(),
    sort: "-at",
    filters: {
      kind: auditKinds,
      action: auditActions,
      outcome: outcomes,
      from: instantOf,
      to: instantOf,
    },
    query: untilEnd,
  });
  return (
    <ListPage
      list={list}
      title={text("audit.title")}
      description={text("audit.description")}
      file="/mc-api/audit/export"
      actions={chain.button}
      before={
        <>
          {chain.result}
          <AuditState />
        </>
      }
      search={text("audit.search")}
      rowKey="sequence"
      none={text("audit.none")}
      noneFound={text("audit.noneFound")}
      filters={
        <>
          <FilterSelect
            label={text("audit.filterKind")}
            all={text("audit.allKinds")}
            value={list.filters.kind}
            options={auditKinds.map((value) => ({ value, label: text(`audit.kind.${value}`) }))}
            onChange={(kind) => list.set({ kind })}
          />
          <FilterSelect
            label={text("audit.filterAction")}
            all={text("audit.allActions")}
            value={list.filters.action}
            options={auditActions.map((value) => ({ value, label: actionLabel(value, locale) }))}
            onChange={(action) => list.set({ action })}
          />
          <FilterSelect
            label={text("audit.filterOutcome")}
            all={text("audit.allOutcomes")}
            value={list.filters.outcome}
            options={outcomes.map((value) => ({ value, label: text(`audit.${value}`) }))}
            onChange={(outcome) => list.set({ outcome })}
          />
          <DayRange from={list.values.from} to={list.values.to} onChange={list.set} />
        </>
      }
      expandable={{
        title: text("audit.details"),
        label: ({ sequence }, expanded) =>
          text(expanded ? "audit.hide" : "audit.show", { sequence }),
        render: (event) => <AuditDetails event={event} />,
      }}
    />
  );
};
