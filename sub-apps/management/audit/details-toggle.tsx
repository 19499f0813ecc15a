import type { MouseEvent } from "react";
import { useText } from "../messages/index.ts";
import { RowToggle } from "../shared/row-toggle.tsx";
import type { AuditRow } from "./use-audit-columns.tsx";

interface DetailsToggleProps {
  expanded: boolean;
  record: AuditRow;
  onExpand: (record: AuditRow, event: MouseEvent<HTMLElement>) => void;
}

/** Shows or hides the details of an event, below its row. */
export const DetailsToggle = ({ expanded, record, onExpand }: DetailsToggleProps) => {
  const text = useText();
  const { sequence } = record;
  return (
    <RowToggle
      expanded={expanded}
      label={text(expanded ? "audit.hide" : "audit.show", { sequence })}
      onClick={(event) => onExpand(record, event)}
    />
  );
};

export const renderDetailsToggle = (props: DetailsToggleProps) => <DetailsToggle {...props} />;
