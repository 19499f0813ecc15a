import { Empty } from "antd";
import type { ReactNode } from "react";

interface EmptyStateProps {
  description: ReactNode;
  /** The next step, e.g. a button that creates the first record. */
  action?: ReactNode;
}

/** Shown in place of an empty list, with a next step. */
export const EmptyState = ({ description, action }: EmptyStateProps) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={description}>
    {action}
  </Empty>
);
