import {
  type Bulk,
  type RowOf,
  ListPage,
  useList,
  useLocale,
  usePermission,
} from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { roleName, roles } from "@console-shell/contract/words/roles";
import { FilterSelect } from "@console-shell/ui";
import { managedChoices, operatorStatuses } from "./choices.ts";
import { useOperatorColumns } from "./use-operator-columns.tsx";
import { useOperatorDialogs } from "./use-operator-dialogs.tsx";

type Operator = RowOf<"GET /mc-api/operator/list">;

/** What can be done with several operators; each only if the server allows it. */
const useOperatorBulk = (): Bulk<Operator> => {
  const text = useText();
  const actions = [
    { key: "disable", danger: true, active: true },
    { key: "enable", danger: false, active: false },
    { key: "endSessions", danger: false, active: true },
  ] as const;
  const paths = {
    disable: "POST /mc-api/operator/:id/disable",
    enable: "POST /mc-api/operator/:id/enable",
    endSessions: "POST /mc-api/operator/:id/end-sessions",
  } as const;
  return {
    nameOf: ({ account }) => account,
    actions: actions.map(({ key, danger, active }) => ({
      key,
      danger,
      title: text(`operator.${key}`),
      can: ({ may, status }) => may.includes(key) && (status === "active") === active,
      ask: {
        title: (count) => text(`operators.${key}Title`, { count }),
        detail: text(`operators.${key}Detail`),
      },
      run: ({ id }, request) => request(paths[key], { params: { id } }),
    })),
  };
};

/** All operators: searched, filtered, sorted and paged by the server. */
export const OperatorsPage = () => {
  const text = useText();
  const locale = useLocale();
  const mayCreate = usePermission("management:operator:create");
  const bulk = useOperatorBulk();
  const mayUpdate = usePermission("management:operator:update");
  const { dialogs, ...opening } = useOperatorDialogs();
  const list = useList("GET /mc-api/operator/list", {
    columns: useOperatorColumns(opening),
    sort: "account",
    filters: { role: roles, status: operatorStatuses, provisioned: managedChoices },
  });
  return (
    <ListPage
      list={list}
      bulk={mayUpdate ? bulk : undefined}
      title={text("operators.title")}
      description={text("operators.description")}
      file="/mc-api/operator/export"
      create={mayCreate ? { title: text("operators.create"), run: opening.create } : undefined}
      search={text("operators.search")}
      none={text("operators.none")}
      noneFound={text("operators.noneFound")}
      filters={
        <>
          <FilterSelect
            label={text("operators.filterRole")}
            all={text("operators.allRoles")}
            value={list.filters.role}
            options={roles.map((value) => ({ value, label: roleName(value, locale) }))}
            onChange={(role) => list.set({ role })}
          />
          <FilterSelect
            label={text("operators.filterStatus")}
            all={text("operators.allStatuses")}
            value={list.filters.status}
            options={operatorStatuses.map((value) => ({
              value,
              label: text(`operator.${value}`),
            }))}
            onChange={(status) => list.set({ status })}
          />
          <FilterSelect
            label={text("operators.filterManaged")}
            all={text("operators.allManaged")}
            value={list.filters.provisioned}
            options={managedChoices.map((value) => ({
              value,
              label: text(
                value === "true" ? "operator.managedByProvider" : "operator.managedByHand",
              ),
            }))}
            onChange={(provisioned) => list.set({ provisioned })}
          />
        </>
      }
      after={dialogs}
    />
  );
};
