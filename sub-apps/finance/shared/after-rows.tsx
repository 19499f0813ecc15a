import { type ReactNode, useDeferredValue } from "react";

interface AfterRowsProps {
  list: { data: unknown };
  children: ReactNode;
}

/** What follows a list comes with its rows, which are rendered deferred and would push it down. */
export const AfterRows = ({ list, children }: AfterRowsProps) =>
  useDeferredValue(list.data !== undefined, false) ? children : null;
