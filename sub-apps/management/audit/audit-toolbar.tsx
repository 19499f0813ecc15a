import { auditActions } from "@console-shell/contract/audit-actions";
import { DayRange, SearchBox, Toolbar } from "@console-shell/ui";
import { Select, Typography } from "antd";
import { useText } from "../messages/index.ts";
import { outcomes } from "./outcomes.ts";

interface Values {
  search: string | undefined;
  action: string | undefined;
  outcome: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

interface AuditToolbarProps {
  values: Values;
  total: number | undefined;
  set: (change: Partial<Values>) => void;
}

/** Search and filters of the audit log. */
export const AuditToolbar = ({ values, total, set }: AuditToolbarProps) => {
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
        label={text("audit.search")}
        value={values.search}
        onSearch={(search) => set({ search })}
      />
      <Select
        className="management-filter"
        aria-label={text("audit.filterAction")}
        value={values.action ?? ""}
        onChange={(action) => set({ action })}
        options={[
          { value: "", label: text("audit.allActions") },
          ...auditActions.map((action) => ({ value: action, label: text(`audit.${action}`) })),
        ]}
      />
      <Select
        className="management-filter"
        aria-label={text("audit.filterOutcome")}
        value={values.outcome ?? ""}
        onChange={(outcome) => set({ outcome })}
        options={[
          { value: "", label: text("audit.allOutcomes") },
          ...outcomes.map((outcome) => ({ value: outcome, label: text(`audit.${outcome}`) })),
        ]}
      />
      <DayRange from={values.from} to={values.to} onChange={set} />
    </Toolbar>
  );
};
