import { useText } from "../messages/index.ts";
import { FilterSelect } from "../shared/filter-select.tsx";
import { ListToolbar } from "../shared/list-toolbar.tsx";
import { operatorStatuses, roleNames } from "./choices.ts";

interface Values {
  search: string | undefined;
  role: string | undefined;
  status: string | undefined;
}

interface OperatorsToolbarProps {
  values: Values;
  total: number | undefined;
  set: (change: Partial<Values>) => void;
}

/** Search and filters of the list of operators. */
export const OperatorsToolbar = ({ values, total, set }: OperatorsToolbarProps) => {
  const text = useText();
  return (
    <ListToolbar
      label={text("operators.search")}
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
      <FilterSelect
        label={text("operators.filterStatus")}
        all={text("operators.allStatuses")}
        value={values.status}
        choices={operatorStatuses}
        words={(status) => text(`operator.${status}`)}
        onChange={(status) => set({ status: status })}
      />
    </ListToolbar>
  );
};
