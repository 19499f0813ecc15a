import { Empty } from "antd";
import type { ReactNode } from "react";

interface EmptyStateProps {
  description: ReactNode;
  /** What to do about it, e.g. a button that creates the first record. */
  action?: ReactNode;
}

/** Shown where a list has nothing, with what to do about it. */
export const EmptyState = ({ description, action }: EmptyStateProps) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={description}>
    {action}
  </Empty>
);
