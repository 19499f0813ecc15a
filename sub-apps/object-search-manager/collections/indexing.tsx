import { ReloadOutlined } from "@ant-design/icons";
import {
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { Facts, LoadFailure, Panel } from "@console-shell/ui";
import { Button, Progress, Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./collections.module.css";

/** Polling intervals in milliseconds: shorter while pictures are pending. */
const every = { busy: 3_000, idle: 20_000 };

/** The indexing progress of a collection's pictures, and a retry for failed ones. */
export const Indexing = ({ id }: { id: string }) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("object-search-manager:collection:update");
  const call = "GET /cc-api/object-search/collection/:id/indexing";
  // The same query as below; its result sets the polling interval.
  const known = useApiQuery(call, { params: { id } });
  const isBusy = (known.data?.waiting ?? 0) > 0;
  const indexing = useApiQuery(
    call,
    { params: { id } },
    { refetchInterval: isBusy ? every.busy : every.idle },
  );
  const again = useApiMutation("POST /cc-api/object-search/collection/:id/index-again", {
    invalidates: [call],
  });
  const { data } = indexing;
  const start = () =>
    again.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          notify({ kind: "success", title: text("indexing.begun", { count: data?.failed ?? 0 }) }),
      },
    );
  return (
    <Panel
      title={text("indexing.title")}
      extra={
        mayUpdate && data && data.failed > 0 ? (
          <Button
            size="small"
            icon={<ReloadOutlined aria-hidden="true" />}
            {...writeButton(again.isPending)}
            onClick={start}
          >
            {text("indexing.again")}
          </Button>
        ) : null
      }
    >
      {indexing.error ? (
        <LoadFailure message={indexing.error.message} onRetry={indexing.refetch} />
      ) : data ? (
        <>
          <Progress
            className={styles.progress}
            percent={data.pictures === 0 ? 0 : Math.floor((data.seen / data.pictures) * 100)}
            status={data.failed > 0 ? "exception" : data.waiting > 0 ? "active" : "normal"}
            aria-label={text("indexing.title")}
          />
          <Facts
            items={[
              {
                label: text("indexing.seen"),
                value: text("indexing.of", {
                  seen: format.number(data.seen),
                  total: format.number(data.pictures),
                }),
              },
              { label: text("indexing.waiting"), value: format.number(data.waiting) },
              { label: text("indexing.failed"), value: format.number(data.failed) },
            ]}
          />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} title={false} />
      )}
    </Panel>
  );
};
