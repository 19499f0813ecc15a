import { ArrowLeftOutlined } from "@ant-design/icons";
import { usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

interface RecordPageProps {
  /** The list that the record is in. */
  list: { path: string; title: string };
  /** The record's name; undefined until it has loaded. */
  title: string | undefined;
  /** Shown as the title if there is no such record. */
  missing: string;
  isMissing: boolean;
  error: Error | null;
  onRetry: () => void;
  description?: ReactNode;
  actions?: ReactNode;
  /** Its actions decide on the record. */
  decides?: boolean;
  figures?: ReactNode;
  /** The record, once it has loaded. */
  children: ReactNode;
}

/** A record's page, also while it loads, and if it fails or doesn't exist. */
export const RecordPage = ({
  list,
  title,
  missing,
  isMissing,
  error,
  onRetry,
  description,
  actions,
  decides = false,
  figures,
  children,
}: RecordPageProps) => {
  const text = useText();
  const shown = title ?? (isMissing ? missing : list.title);
  usePageTitle(shown);
  const failed = error !== null && !isMissing;
  return (
    <Page
      record
      title={shown}
      description={description}
      back={
        <Link to={list.path}>
          <ArrowLeftOutlined aria-hidden /> {list.title}
        </Link>
      }
      actions={actions}
      decides={decides}
      figures={figures}
    >
      {isMissing ? <EmptyState description={text("operator.missingDetail")} /> : null}
      {failed ? <LoadFailure onRetry={onRetry} /> : null}
      {title === undefined && !isMissing && !failed ? (
        <Panel>
          <Skeleton active />
        </Panel>
      ) : null}
      {title === undefined ? null : children}
    </Page>
  );
};
