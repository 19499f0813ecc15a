import { SearchBox, Toolbar } from "@console-shell/ui";
import { Select, Typography } from "antd";
import { useText } from "../messages/index.ts";
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
    <Toolbar
      end={
        <Typography.Text type="secondary" aria-live="polite">
          {total === undefined ? null : text("list.count", { total })}
        </Typography.Text>
      }
    >
      <SearchBox
        label={text("operators.search")}
        value={values.search}
        onSearch={(search) => set({ search: search })}
      />
      <Select
        className="management-filter"
        aria-label={text("operators.filterRole")}
        value={values.role ?? ""}
        onChange={(role) => set({ role })}
        options={[
          { value: "", label: text("operators.allRoles") },
          ...roleNames.map((role) => ({ value: role, label: text(`role.${role}`) })),
        ]}
      />
      <Select
        className="management-filter"
        aria-label={text("operators.filterStatus")}
        value={values.status ?? ""}
        onChange={(status) => set({ status })}
        options={[
          { value: "", label: text("operators.allStatuses") },
          ...operatorStatuses.map((status) => ({
            value: status,
            label: text(`operator.${status}`),
          })),
        ]}
      />
    </Toolbar>
  );
};
