import { DownOutlined, RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { MouseEventHandler } from "react";

interface RowToggleProps {
  expanded: boolean;
  /** What a press does, e.g. "Show the details of event 3". */
  label: string;
  onClick: MouseEventHandler<HTMLElement>;
}

/** Shows or hides what a list has below one of its rows. */
export const RowToggle = ({ expanded, label, onClick }: RowToggleProps) => (
  <Button
    type="text"
    size="small"
    icon={expanded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
    aria-expanded={expanded}
    aria-label={label}
    onClick={onClick}
  />
);
