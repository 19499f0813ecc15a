import { FilePdfOutlined } from "@ant-design/icons";
import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { FilterSelect, PressedRange } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { AfterRows } from "../shared/after-rows.tsx";
import { ClientSelect } from "../clients/client-select.tsx";
import { useText } from "../messages/index.ts";
import { dayOf } from "../shared/month.ts";
import { kinds } from "./kinds.tsx";
import { LedgerTotals } from "./ledger-totals.tsx";
import { PostForm } from "./post-form.tsx";
import { Reconciliation, UnbalancedAlert } from "./reconciliation.tsx";
import { StatementForm } from "./statement-form.tsx";
import { useEntryColumns } from "./use-entry-columns.tsx";
import dayjs from "dayjs";

/** All ledger entries the operator may see, and the reconciliation. */
export const LedgerPage = () => {
  const text = useText();
  const mayPost = usePermission("finance:ledger:create");
  const seesClients = usePermission("finance:client:read");
  const [posting, setPosting] = useState(false);
  const [stating, setStating] = useState(false);
  const { columns, dialog } = useEntryColumns({ showClient: true });
  const list = useList("GET /cc-api/finance/ledger/list", {
    columns,
    filters: { clientId: (id) => id, kind: kinds, from: dayOf, to: dayOf },
  });
  const { clientId, kind, from, to } = list.filters;

  return (
    <ListPage
      list={list}
      title={text("ledger.title")}
      label={text("ledger.table")}
      description={text("ledger.description")}
      file="/cc-api/finance/ledger/export"
      create={mayPost ? { title: text("ledger.post"), run: () => setPosting(true) } : undefined}
      actions={
        <Button icon={<FilePdfOutlined aria-hidden />} onClick={() => setStating(true)}>
          {text("statement.title")}
        </Button>
      }
      before={<UnbalancedAlert />}
      totals={<LedgerTotals query={list.query} />}
      search={text("ledger.searchLabel")}
      none={text("ledger.none")}
      noneFound={text("ledger.noMatch")}
      filters={
        <>
          {seesClients ? (
            <ClientSelect
              label={text("ledger.clientFilter")}
              value={clientId}
              onChange={(clientId) => list.set({ clientId })}
            />
          ) : null}
          <FilterSelect
            label={text("word.kind")}
            value={kind}
            options={kinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
            onChange={(kind) => list.set({ kind })}
          />
          <PressedRange
            aria-label={text("ledger.dateFilter")}
            allowEmpty
            placeholder={[text("ledger.from"), text("ledger.to")]}
            value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
            onChange={(range) =>
              list.set({
                from: range?.[0]?.format("YYYY-MM-DD"),
                to: range?.[1]?.format("YYYY-MM-DD"),
              })
            }
          />
        </>
      }
      after={
        <>
          <AfterRows list={list}>
            <Reconciliation />
          </AfterRows>
          {dialog}
          {stating ? <StatementForm clientId={clientId} onClose={() => setStating(false)} /> : null}
          {posting ? <PostForm onClose={() => setPosting(false)} /> : null}
        </>
      }
    />
  );
};
