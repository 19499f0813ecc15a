import { Alert } from "antd";
import type { ReactNode } from "react";
import "./announcement-alert.css";

interface AnnouncementAlertProps {
  level: "info" | "warning";
  /** The language of title and text. */
  locale: string;
  title: string;
  text: string;
  action?: ReactNode;
}

/** An announcement as operators see it. */
export const AnnouncementAlert = ({
  level,
  locale,
  title,
  text,
  action,
}: AnnouncementAlertProps) => (
  <Alert
    type={level}
    showIcon
    className="cs-announcement"
    role="note"
    title={<span lang={locale}>{title}</span>}
    description={
      <p lang={locale} className="cs-announcement-text">
        {text}
      </p>
    }
    action={action}
  />
);
