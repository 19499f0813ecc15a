import { PlusOutlined } from "@ant-design/icons";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePermission,
  usePaletteEntries,
} from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { clientStatuses, currencies } from "./choices.ts";
import { ClientForm } from "./client-form.tsx";
import { ClientTable, sortFields } from "./client-table.tsx";

/** The clients the operator may see, with server-side search, filters and sorting. */
export const ClientsPage = () => {
  const text = useText();
  usePageTitle(text("clients.title"));
  const mayCreate = usePermission("finance:client:create");
  const seesAll = usePermission("finance:client:read-all");
  const [adding, setAdding] = useState(false);
  usePaletteEntries(
    mayCreate ? [{ key: "add", title: text("clients.add"), run: () => setAdding(true) }] : [],
  );
  const list = useListState(["status", "currency", "credit", "ownerId"], { sort: "number" });
  const { page, pageSize, search, sort } = list.values;
  const status = oneOf(clientStatuses, list.values.status);
  const currency = oneOf(currencies, list.values.currency);
  const credit = oneOf(["low"] as const, list.values.credit);
  const owners = useApiQuery("GET /cc-api/finance/owner/list", undefined, { enabled: seesAll });
  const ownerId = owners.data?.find(({ id }) => id === list.values.ownerId)?.id;
  const clients = useApiQuery(
    "GET /cc-api/finance/client/list",
    {
      query: {
        page,
        pageSize,
        search,
        status,
        currency,
        credit,
        ownerId,
        ...sortOf(sortFields, sort),
      },
    },
    { keepPrevious: true, enabled: !list.values.ownerId || !owners.isLoading },
  );
  const filtered = Boolean(search || status || currency || credit || ownerId);
  const clear = () =>
    list.set({
      search: undefined,
      status: undefined,
      currency: undefined,
      credit: undefined,
      ownerId: undefined,
    });
  const add = mayCreate ? (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {text("clients.add")}
    </Button>
  ) : null;

  return (
    <ListPage
      title={text("clients.title")}
      description={text("clients.description")}
      file={{
        path: "/cc-api/finance/client/export",
        filters: { search, status, currency, credit, ownerId },
      }}
      actions={add}
      search={{
        label: text("clients.searchLabel"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <>
          <FilterSelect
            label={text("clients.statusFilter")}
            value={status}
            options={clientStatuses.map((value) => ({ value, label: text(`status.${value}`) }))}
            onChange={(status) => list.set({ status })}
          />
          <FilterSelect
            label={text("clients.currencyFilter")}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={(currency) => list.set({ currency })}
          />
          <FilterSelect
            label={text("clients.creditFilter")}
            value={credit}
            options={[{ value: "low", label: text("clients.creditLow") }]}
            onChange={(credit) => list.set({ credit })}
          />
          {seesAll ? (
            <FilterSelect
              label={text("clients.ownerFilter")}
              value={ownerId}
              options={owners.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
              onChange={(ownerId) => list.set({ ownerId })}
            />
          ) : null}
        </>
      }
      failed={Boolean(clients.error)}
      onRetry={clients.refetch}
      after={adding ? <ClientForm onClose={() => setAdding(false)} /> : null}
    >
      <ClientTable
        list={list}
        data={clients.data}
        loading={clients.isLoading}
        empty={
          filtered ? (
            <EmptyState
              description={text("clients.noMatch")}
              action={<Button onClick={clear}>{text("common.clear")}</Button>}
            />
          ) : (
            <EmptyState description={text("clients.none")} action={add} />
          )
        }
      />
    </ListPage>
  );
};
