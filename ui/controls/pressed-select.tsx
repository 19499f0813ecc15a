import { DownOutlined } from "@ant-design/icons";
import type { ReactNode } from "react";
import { type Pressed, usePressed } from "./use-pressed.ts";

interface PressedSelectProps {
  label: string;
  /** The selected option's text; undefined if only the select knows it. */
  shows: string | undefined;
  className?: string;
  /** Renders antd's select with these properties. */
  children: (pressed: Pressed) => ReactNode;
}

/** A select that is mounted once it's focused or pressed. */
export const PressedSelect = ({
  label,
  shows,
  className = "",
  children,
}: PressedSelectProps): ReactNode => {
  const { pressed, listeners } = usePressed(shows !== undefined);
  if (pressed) return children(pressed);
  return (
    <div
      {...listeners}
      className={`console-select console-select-outlined console-select-css-var console-select-single console-select-show-arrow ${className}`}
    >
      <div className="console-select-content console-select-content-has-value" title={shows}>
        {shows}
        <input
          className="console-select-input"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- as antd's, which has no list while it's closed
          role="combobox"
          aria-label={label}
          aria-expanded="false"
          aria-haspopup="listbox"
          readOnly
          value=""
        />
      </div>
      <div className="console-select-suffix">
        <DownOutlined aria-hidden />
      </div>
    </div>
  );
};
