import type { ReactNode } from "react";

interface ToolbarProps {
  children: ReactNode;
  /** Controls kept at the end of the line. */
  end?: ReactNode;
}

/** The line of search and filters above a list; wraps on a narrow screen. */
export const Toolbar = ({ children, end }: ToolbarProps) => (
  <div className="cs-toolbar">
    {children}
    {end ? <div className="cs-toolbar-end">{end}</div> : null}
  </div>
);
