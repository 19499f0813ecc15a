import { LoadFailure, Panel } from "@console-shell/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Pagination, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { ActivityEvent } from "./activity-event.tsx";
import styles from "./activity-panel.module.css";
import { activityQuery } from "./use-refresh-activity.ts";

const pageSize = 10;

/** The account's own activity and changes made to it, newest first. */
export const ActivityPanel = () => {
  const text = useText();
  const { request } = useConsole();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    queryKey: [...activityQuery, page],
    queryFn: ({ signal }) =>
      request("GET /cc-api/operator/activity", { query: { page, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={text("activity.title")}>
      <p className={styles["purpose"]}>{text("activity.purpose")}</p>
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
      <ol className={styles["events"]} reversed aria-label={text("activity.title")}>
        {data?.items.map((event) => (
          <ActivityEvent key={event.sequence} event={event} />
        ))}
      </ol>
      {data && data.total > pageSize ? (
        <Pagination
          className={styles["pages"]}
          align="end"
          size="small"
          current={page}
          pageSize={pageSize}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </Panel>
  );
};
