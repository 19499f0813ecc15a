import type { Role } from "@console-shell/contract";
import { FilterSelect } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { operatorStatuses, roleNames } from "./choices.ts";

interface Values {
  role: Role | undefined;
  status: (typeof operatorStatuses)[number] | undefined;
}

interface OperatorsFiltersProps {
  values: Values;
  set: (change: Partial<Values>) => void;
}

/** Filters of the list of operators. */
export const OperatorsFilters = ({ values, set }: OperatorsFiltersProps) => {
  const text = useText();
  return (
    <>
      <FilterSelect
        label={text("operators.filterRole")}
        all={text("operators.allRoles")}
        value={values.role}
        options={roleNames.map((value) => ({ value, label: text(`role.${value}`) }))}
        onChange={(role) => set({ role })}
      />
      <FilterSelect
        label={text("operators.filterStatus")}
        all={text("operators.allStatuses")}
        value={values.status}
        options={operatorStatuses.map((value) => ({ value, label: text(`operator.${value}`) }))}
        onChange={(status) => set({ status })}
      />
    </>
  );
};
