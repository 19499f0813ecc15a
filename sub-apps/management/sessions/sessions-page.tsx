import { roleName, roles } from "@console-shell/contract/words/roles";
import { ListPage, useList, useLocale } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { useSessionColumns } from "./use-session-columns.tsx";

/** All active sessions: searched, filtered, sorted and paged by the server. */
export const SessionsPage = () => {
  const text = useText();
  const locale = useLocale();
  const list = useList("GET /mc-api/session/list", {
    columns: useSessionColumns(),
    sort: "-lastSeenAt",
    filters: { role: roles },
  });
  return (
    <ListPage
      list={list}
      title={text("sessions.title")}
      description={text("sessions.description")}
      file="/mc-api/session/export"
      search={text("sessions.search")}
      none={text("sessions.noneFound")}
      filters={
        <FilterSelect
          label={text("operators.filterRole")}
          all={text("operators.allRoles")}
          value={list.filters.role}
          options={roles.map((value) => ({ value, label: roleName(value, locale) }))}
          onChange={(role) => list.set({ role })}
        />
      }
    />
  );
};
