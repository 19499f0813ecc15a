import { PlusOutlined } from "@ant-design/icons";
import {
  oneOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePermission,
  usePaletteEntries,
} from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage } from "@console-shell/ui";
import { Button, DatePicker } from "antd";
import { useState } from "react";
import { ClientSelect } from "../clients/client-select.tsx";
import { useText } from "../messages/index.ts";
import { dayOf, instantsOf } from "./date-range.ts";
import { EntryTable } from "./entry-table.tsx";
import { kinds } from "./kinds.tsx";
import { PostForm } from "./post-form.tsx";
import { Reconciliation } from "./reconciliation.tsx";

/** All ledger entries the operator may see, and the reconciliation. */
export const LedgerPage = () => {
  const text = useText();
  usePageTitle(text("ledger.title"));
  const mayPost = usePermission("finance:ledger:create");
  const seesClients = usePermission("finance:client:read");
  const [posting, setPosting] = useState(false);
  usePaletteEntries(
    mayPost ? [{ key: "add", title: text("ledger.post"), run: () => setPosting(true) }] : [],
  );
  const list = useListState(["clientId", "kind", "from", "to"]);
  const { page, pageSize, search, clientId } = list.values;
  const kind = oneOf(kinds, list.values.kind);
  const from = dayOf(list.values.from);
  const to = dayOf(list.values.to);
  const entries = useApiQuery(
    "GET /cc-api/finance/ledger/list",
    { query: { page, pageSize, search, clientId, kind, ...instantsOf(from, to) } },
    { keepPrevious: true },
  );
  const filtered = Boolean(search || clientId || kind || from || to);
  const clear = () =>
    list.set({
      search: undefined,
      clientId: undefined,
      kind: undefined,
      from: undefined,
      to: undefined,
    });

  return (
    <ListPage
      title={text("ledger.title")}
      description={text("ledger.description")}
      file={{
        path: "/cc-api/finance/ledger/export",
        filters: { search, clientId, kind, ...instantsOf(from, to) },
      }}
      actions={
        mayPost ? (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setPosting(true)}
          >
            {text("ledger.post")}
          </Button>
        ) : null
      }
      before={<Reconciliation />}
      search={{
        label: text("ledger.searchLabel"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
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
            label={text("ledger.kindFilter")}
            value={kind}
            options={kinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
            onChange={(kind) => list.set({ kind })}
          />
          <DatePicker.RangePicker
            aria-label={text("ledger.dateFilter")}
            allowEmpty
            placeholder={[text("ledger.from"), text("ledger.to")]}
            value={[from ?? null, to ?? null]}
            onChange={(range) =>
              list.set({
                from: range?.[0]?.format("YYYY-MM-DD"),
                to: range?.[1]?.format("YYYY-MM-DD"),
              })
            }
          />
        </>
      }
      failed={Boolean(entries.error)}
      onRetry={entries.refetch}
      after={posting ? <PostForm onClose={() => setPosting(false)} /> : null}
    >
      <EntryTable
        list={list}
        data={entries.data}
        loading={entries.isLoading}
        showClient
        empty={
          filtered ? (
            <EmptyState
              description={text("ledger.noMatch")}
              action={<Button onClick={clear}>{text("common.clear")}</Button>}
            />
          ) : (
            <EmptyState description={text("ledger.none")} />
          )
        }
      />
    </ListPage>
  );
};
