import { useText } from "../messages/index.ts";
import { roleNames } from "../operators/choices.ts";
import { FilterSelect } from "../shared/filter-select.tsx";
import { ListToolbar } from "../shared/list-toolbar.tsx";

interface Values {
  search: string | undefined;
  role: string | undefined;
}

interface SessionsToolbarProps {
  values: Values;
  total: number | undefined;
  set: (change: Partial<Values>) => void;
}

/** Search and filter of the list of sessions. */
export const SessionsToolbar = ({ values, total, set }: SessionsToolbarProps) => {
  const text = useText();
  return (
    <ListToolbar
      label={text("sessions.search")}
      search={values.search}
      onSearch={(search) => set({ search })}
      total={total}
    >
      <FilterSelect
        label={text("operators.filterRole")}
        all={text("operators.allRoles")}
        value={values.role}
        choices={roleNames}
        words={(role) => text(`role.${role}`)}
        onChange={(role) => set({ role: role })}
      />
    </ListToolbar>
  );
};
