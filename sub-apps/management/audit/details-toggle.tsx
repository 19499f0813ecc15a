import { DownOutlined, RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { MouseEvent } from "react";
import { useText } from "../messages/index.ts";
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
    <Button
      type="text"
      size="small"
      icon={expanded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-expanded={expanded}
      aria-label={text(expanded ? "audit.hide" : "audit.show", { sequence })}
      onClick={(event) => onExpand(record, event)}
    />
  );
};

export const renderDetailsToggle = (props: DetailsToggleProps) => <DetailsToggle {...props} />;
