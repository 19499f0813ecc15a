import { ListPage, useList } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { roleNames } from "../operators/choices.ts";
import { useSessionColumns } from "./use-session-columns.tsx";

/** All active sessions: searched, filtered, sorted and paged by the server. */
export const SessionsPage = () => {
  const text = useText();
  const list = useList("GET /mc-api/session/list", {
    columns: useSessionColumns(),
    sort: "-lastSeenAt",
    filters: { role: roleNames },
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
          options={roleNames.map((value) => ({ value, label: text(`role.${value}`) }))}
          onChange={(role) => list.set({ role })}
        />
      }
    />
  );
};
