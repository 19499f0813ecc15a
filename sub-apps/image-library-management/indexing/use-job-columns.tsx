import type { Job } from "@console-shell/contract/calls/job";
import { useApiMutation, useFormat, usePermission, useWriteButton } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Button } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { JobStateBadge } from "./job-state.tsx";
import styles from "./indexing.module.css";

/** Retries a job. */
const RetryButton = ({ id, name }: { id: string; name: string }) => {
  const text = useText();
  const writeButton = useWriteButton();
  const retry = useApiMutation("POST /cc-api/job/:id/retry");
  return (
    <Button
      size="small"
      aria-label={text("job.retryOne", { name })}
      onClick={() => retry.mutate({ params: { id } })}
      {...writeButton(retry.isPending)}
    >
      {text("job.retry")}
    </Button>
  );
};

/** The columns of the queue. */
export const useJobColumns = (): TableColumns<Job> => {
  const text = useText();
  const format = useFormat();
  const mayRetry = usePermission("image-library-management:library:update");
  const time = (at: number) => (
    <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
  );
  return [
    {
      key: "image",
      title: text("word.image"),
      // In one column, or the last columns wouldn't fit a usual desktop width.
      render: (_value, { image, library }) => (
        <div className={styles.names}>
          <Link className={styles.image} to={`/libraries/${library.id}/images/${image.id}`}>
            {image.fileName}
          </Link>
          <Link className={styles.below} to={`/libraries/${library.id}`}>
            {library.name}
          </Link>
        </div>
      ),
    },
    {
      key: "state",
      title: text("word.state"),
      render: (_value, { state, error, dueAt }) => (
        <div className={styles.state}>
          <JobStateBadge state={state} />
          {error ? <span className={styles.second}>{text(`job.error.${error}`)}</span> : null}
          {state === "retrying" && dueAt !== null ? (
            <span className={styles.second}>
              {text("job.next", { time: format.relative(dueAt) })}
            </span>
          ) : null}
        </div>
      ),
    },
    {
      key: "tries",
      title: text("job.tries"),
      dataIndex: "tries",
      align: "end",
      sorter: true,
      render: (tries: number) => format.number(tries),
    },
    {
      key: "createdAt",
      title: text("job.createdAt"),
      sorter: true,
      render: (_value, { createdAt }) => time(createdAt),
    },
    {
      key: "endedAt",
      // Soon after it was added, and the state says that it has ended.
      from: "wide",
      card: "hidden",
      title: text("job.endedAt"),
      render: (_value, { endedAt }) => (endedAt === null ? "–" : time(endedAt)),
    },
    ...(mayRetry
      ? [
          {
            key: "actions",
            title: <span className="cs-unseen">{text("word.actions")}</span>,
            render: (_value: unknown, { id, state, image }: Job) =>
              state === "failed" || state === "retrying" ? (
                <RetryButton id={id} name={image.fileName} />
              ) : null,
          },
        ]
      : []),
  ];
};
