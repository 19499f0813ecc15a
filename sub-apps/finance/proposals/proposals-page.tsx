import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { useApiQuery, ListPage, useList, usePermission } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { AfterRows } from "../shared/after-rows.tsx";
import { Totals } from "../shared/totals.tsx";
import { FilterSelect } from "@console-shell/ui";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { AdjustmentLimits } from "./adjustment-limits.tsx";
import { kinds } from "./kinds.ts";
import { ProposeForm } from "./propose-form.tsx";
import { proposalStatuses } from "./proposal-status.tsx";
import { useProposalBulk } from "./use-proposal-bulk.tsx";
import { useProposalColumns } from "./use-proposal-columns.tsx";

interface ProposalTotalsProps {
  kind: ProposalKind;
  /** The list's filters. */
  query: object;
  status: (typeof proposalStatuses)[number] | undefined;
}

/** Sums of the filtered proposals of a kind, by currency. */
const ProposalTotals = ({ kind, query, status }: ProposalTotalsProps) => {
  const text = useText();
  const { data, error } = useApiQuery(
    `GET /cc-api/finance/${kind}/totals`,
    { query },
    { keepPrevious: true },
  );
  return (
    <Totals
      figures={
        status
          ? [{ name: "amount", label: text(`proposalStatus.${status}`) }]
          : (["waiting", "approved"] as const).map((name) => ({
              name,
              label: text(`proposalStatus.${name}`),
            }))
      }
      rows={error ? [] : data}
    />
  );
};

const others = ["others"] as const;

/** Proposals of one kind for the operator's clients, and the form for a new one. */
export const ProposalsPage = ({ kind }: { kind: ProposalKind }) => {
  const text = useText();
  const seesClients = usePermission("finance:client:read");
  const mayPropose = usePermission(kinds[kind].propose) && seesClients;
  const [form, setForm] = useState({ open: false, key: "" });
  const list = useList(`GET /cc-api/finance/${kind}/list`, {
    columns: useProposalColumns(kind),
    sort: "-createdAt",
    filters: { status: proposalStatuses, by: others },
  });
  return (
    <ListPage
      list={list}
      title={text(`proposals.${kind}.list.title`)}
      description={text(`proposals.${kind}.list.description`)}
      file={`/cc-api/finance/${kind}/export`}
      create={
        mayPropose
          ? {
              title: text(`proposals.${kind}.list.propose`),
              run: () => setForm({ open: true, key: newIdempotencyKey() }),
            }
          : undefined
      }
      bulk={useProposalBulk(kind)}
      totals={<ProposalTotals kind={kind} query={list.query} status={list.filters.status} />}
      search={text(`proposals.${kind}.list.searchLabel`)}
      none={text(`proposals.${kind}.list.none`)}
      noneFound={text(`proposals.${kind}.list.noMatch`)}
      filters={
        <>
          <FilterSelect
            label={text("word.status")}
            value={list.filters.status}
            options={proposalStatuses.map((value) => ({
              value,
              label: text(`proposalStatus.${value}`),
            }))}
            onChange={(status) => list.set({ status })}
          />
          <FilterSelect
            label={text("proposal.proposedBy")}
            value={list.filters.by}
            options={[{ value: "others", label: text("proposal.byOthers") }]}
            onChange={(by) => list.set({ by })}
          />
        </>
      }
      after={
        <>
          {kind === "adjustment" ? (
            <AfterRows list={list}>
              <AdjustmentLimits />
            </AfterRows>
          ) : null}
          {form.key ? (
            <ProposeForm
              key={form.key}
              kind={kind}
              open={form.open}
              idempotencyKey={form.key}
              onClose={() => setForm((last) => ({ ...last, open: false }))}
            />
          ) : null}
        </>
      }
    />
  );
};
