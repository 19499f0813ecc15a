import { auditActions } from "@console-shell/contract/audit-actions";
import { DayRange } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { FilterSelect } from "../shared/filter-select.tsx";
import { ListToolbar } from "../shared/list-toolbar.tsx";
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
    <ListToolbar
      label={text("audit.search")}
      search={values.search}
      onSearch={(search) => set({ search })}
      total={total}
    >
      <FilterSelect
        label={text("audit.filterAction")}
        all={text("audit.allActions")}
        value={values.action}
        choices={auditActions}
        words={(action) => text(`audit.${action}`)}
        onChange={(action) => set({ action: action })}
      />
      <FilterSelect
        label={text("audit.filterOutcome")}
        all={text("audit.allOutcomes")}
        value={values.outcome}
        choices={outcomes}
        words={(outcome) => text(`audit.${outcome}`)}
        onChange={(outcome) => set({ outcome: outcome })}
      />
      <DayRange from={values.from} to={values.to} onChange={set} />
    </ListToolbar>
  );
};
