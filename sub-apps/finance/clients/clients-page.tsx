import { ListPage, OperatorSelect, useList, usePermission } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { clientStatuses, currencies } from "./choices.ts";
import { useClientColumns } from "./use-client-columns.tsx";

const credits = ["low"] as const;

/** The clients the operator may see, with server-side search, filters and sorting. */
export const ClientsPage = () => {
  const text = useText();
  const mayCreate = usePermission("finance:client:create");
  const seesAll = usePermission("finance:client:read-all");
  const navigate = useNavigate();
  const list = useList("GET /cc-api/finance/client/list", {
    columns: useClientColumns(),
    sort: "number",
    query: (filters) => ({ ...filters, course: "weeks" }),
    filters: {
      status: clientStatuses,
      currency: currencies,
      credit: credits,
      ownerId: (id: string | undefined) => (seesAll ? id : undefined),
    },
  });
  const { status, currency, credit, ownerId } = list.filters;

  return (
    <ListPage
      list={list}
      title={text("clients.title")}
      description={text("clients.description")}
      file="/cc-api/finance/client/export"
      create={
        mayCreate
          ? { title: text("clients.add"), run: () => void navigate("/clients/new") }
          : undefined
      }
      search={text("clients.searchLabel")}
      none={text("clients.none")}
      noneFound={text("clients.noMatch")}
      filters={
        <>
          <FilterSelect
            label={text("word.status")}
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
            <OperatorSelect
              from="GET /cc-api/finance/owner/list"
              filter={text("word.owner")}
              value={ownerId}
              onChange={(ownerId) => list.set({ ownerId })}
            />
          ) : null}
        </>
      }
    />
  );
};
