import { ReloadOutlined } from "@ant-design/icons";
import {
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { LoadFailure, Panel, type Stat } from "@console-shell/ui";
import { Button, Progress } from "antd";
import { useText } from "../messages/index.ts";

/** Polling intervals in milliseconds: shorter while images are pending. */
const every = { busy: 3_000, idle: 20_000 };
const call = "GET /cc-api/object-search/collection/:id/indexing";

/** The indexing progress of a collection's images, kept up to date. */
export const useIndexing = (id: string) => {
  // The same query as below; its result sets the polling interval.
  const known = useApiQuery(call, { params: { id } });
  const isBusy = (known.data?.waiting ?? 0) > 0;
  return useApiQuery(
    call,
    { params: { id } },
    { refetchInterval: isBusy ? every.busy : every.idle },
  );
};

/** How many of a collection's images searches find. */
export const useIndexingFigure = ({ data }: ReturnType<typeof useIndexing>): Stat => {
  const text = useText();
  const format = useFormat();
  return {
    label: text("indexing.seen"),
    value: data
      ? text("indexing.of", {
          seen: format.number(data.seen),
          total: format.number(data.pictures),
        })
      : "–",
    detail: data && (
      <Progress
        size="small"
        showInfo={false}
        percent={data.pictures === 0 ? 0 : Math.floor((data.seen / data.pictures) * 100)}
        status={data.failed > 0 ? "exception" : data.waiting > 0 ? "active" : "normal"}
        aria-label={text("indexing.title")}
      />
    ),
  };
};

/** What waits or has failed, with a retry; renders nothing otherwise. */
export const Indexing = ({
  id,
  indexing: { data, error, refetch },
}: {
  id: string;
  indexing: ReturnType<typeof useIndexing>;
}) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("object-search-manager:collection:update");
  const again = useApiMutation("POST /cc-api/object-search/collection/:id/index-again", {
    invalidates: [call],
  });
  if (error) return <LoadFailure message={error.message} onRetry={refetch} />;
  if (!data || data.waiting + data.failed === 0) return null;
  const { waiting, failed } = data;
  const start = () =>
    again.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          notify({ kind: "success", title: text("indexing.begun", { count: failed }) }),
      },
    );
  return (
    <Panel
      title={text("indexing.title")}
      extra={
        mayUpdate && failed > 0 ? (
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
      {[
        ...(waiting > 0 ? [text("indexing.waiting", { count: waiting })] : []),
        ...(failed > 0 ? [text("indexing.failed", { count: failed })] : []),
      ].join(" · ")}
    </Panel>
  );
};
