import { LoadFailure, useWriteButton } from "@console-shell/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { workLimits } from "@console-shell/contract/words/work";
import { Button, type GetRef, Input } from "antd";
import { type Ref, useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../i18n/use-text.ts";
import { liveReads } from "../live/live-reads.ts";
import { useConsole } from "../state/console-context.ts";
import { useHoldUnsaved } from "../unsaved/use-hold-unsaved.ts";
import { useWorkChanges } from "./use-work-changes.ts";
import type { WorkItem } from "./work-item.ts";
import styles from "./work.module.css";

/** Holds a comment that isn't sent yet. */
export const commentPart = "work-comment";

export type CommentField = GetRef<typeof Input.TextArea>;

interface WorkCommentsProps {
  item: WorkItem;
  /** The field for a new comment. */
  field?: Ref<CommentField>;
}

/** What operators have said about an item. Give it a `key` per item. */
export const WorkComments = ({ item, field }: WorkCommentsProps) => {
  const text = useText();
  const intl = useIntl();
  const { request } = useConsole();
  const queries = useQueryClient();
  const write = useWriteButton();
  const [typed, setTyped] = useState("");
  const { comment } = useWorkChanges();
  const { subApp, kind } = item.source;
  const read = useQuery({
    // Below the queue's key: both are read again together.
    queryKey: [liveReads.work, "comments", item.key],
    queryFn: ({ signal }) =>
      request(
        "GET /cc-api/work/comment/list",
        { query: { subApp, kind, recordId: item.id } },
        { signal },
      ),
  });
  const forget = useHoldUnsaved(commentPart, typed.trim() !== "");
  const send = useMutation({
    mutationFn: () => comment(item, typed.trim()),
    onSuccess: () => {
      forget();
      setTyped("");
      return queries.invalidateQueries({ queryKey: [liveReads.work] });
    },
  });
  return (
    <section aria-label={text("work.comments")} className={styles["comments"]}>
      {read.isError ? <LoadFailure onRetry={() => void read.refetch()} /> : null}
      {read.data?.items.length === 0 ? (
        <p className={styles["secondary"]}>{text("work.comments.none")}</p>
      ) : null}
      <ul>
        {read.data?.items.map(({ id, author, text: words, createdAt }) => (
          <li key={id}>
            <strong>{author.name}</strong>{" "}
            <time className={styles["secondary"]} dateTime={new Date(createdAt).toISOString()}>
              {intl.formatDate(createdAt, { dateStyle: "medium", timeStyle: "short" })}
            </time>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      <Input.TextArea
        {...(field && { ref: field })}
        rows={2}
        aria-label={text("work.comments.add")}
        placeholder={text("work.comments.add")}
        maxLength={workLimits.comment}
        showCount
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button {...write(send.isPending, typed.trim() === "")} onClick={() => send.mutate()}>
        {text("work.comments.send")}
      </Button>
    </section>
  );
};
