import { Outcome } from "@console-shell/ui";
import type { ReactNode } from "react";

/** 403, 404, 500 and success show an illustration; the others an icon. */
export type ResultStatus = 403 | 404 | 500 | "success" | "error" | "info" | "warning";

interface ResultViewProps {
  status?: ResultStatus;
  title: string;
  subTitle?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Anything below, e.g. details. */
  children?: ReactNode;
}

/** A generic result: an illustration or icon, a title, and actions. */
export const ResultView = ({ status = "info", ...parts }: ResultViewProps) => (
  <Outcome {...parts} status={typeof status === "number" ? `${status}` : status} />
);
