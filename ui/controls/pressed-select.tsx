import { DownOutlined } from "@ant-design/icons";
import { type ReactNode, useState } from "react";

interface Pressed {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the control that was focused
  autoFocus?: true;
  defaultOpen?: boolean;
}

interface PressedSelectProps {
  label: string;
  /** The text of what is selected; undefined if only the select knows it. */
  shows: string | undefined;
  className?: string;
  /** Renders antd's select with these properties. */
  children: (pressed: Pressed) => ReactNode;
}

/**
 * A select that is only its markup until it's focused or pressed: antd's, with its options, costs as much to mount as a
 * row of a list, and a page has several.
 */
export const PressedSelect = ({
  label,
  shows,
  className = "",
  children,
}: PressedSelectProps): ReactNode => {
  const [pressed, setPressed] = useState<Pressed>();
  if (shows === undefined && !pressed) setPressed({});
  if (pressed) return children(pressed);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keys focus it first
    <div
      className={`console-select console-select-outlined console-select-css-var console-select-single console-select-show-arrow ${className}`}
      // A press would move the focus to the input, which is replaced before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setPressed({ autoFocus: true, defaultOpen: true })}
    >
      <div className="console-select-content console-select-content-has-value" title={shows}>
        {shows}
        <input
          className="console-select-input"
          role="combobox"
          aria-label={label}
          aria-expanded="false"
          aria-haspopup="listbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- as antd's, which has no list yet
          readOnly
          value=""
          onFocus={() => setPressed({ autoFocus: true })}
        />
      </div>
      <div className="console-select-suffix">
        <DownOutlined aria-label="down" />
      </div>
    </div>
  );
};
