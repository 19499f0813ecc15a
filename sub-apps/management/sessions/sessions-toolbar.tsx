import { SearchBox, Toolbar } from "@console-shell/ui";
import { Select, Typography } from "antd";
import { useText } from "../messages/index.ts";
import { roleNames } from "../operators/choices.ts";

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
    <Toolbar
      end={
        <Typography.Text type="secondary" aria-live="polite">
          {total === undefined ? null : text("list.count", { total })}
        </Typography.Text>
      }
    >
      <SearchBox
        label={text("sessions.search")}
        value={values.search}
        onSearch={(search) => set({ search })}
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
    </Toolbar>
  );
};
