import styles from "./work.module.css";
import { Modal, Button } from "antd";
import { useState, useEffect, useEffectEvent } from "react";
import { useText, useLocale } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { commentPart, WorkComments } from "./work-comments.tsx";
import { type WorkItem, filterOf, isAbout, matching, recordAddress } from "./work-item.ts";
import type { PaletteEntry } from "@console-shell/contract";
import { DialogFocus, useWritable, useWriteButton } from "@console-shell/ui";
import { useLocation, useNavigate } from "react-router";
import { usePaletteEntries } from "../palette/use-palette-entries.ts";
import { LinkButton } from "../results/link-button.tsx";
import { useAccount } from "../state/use-global-state.ts";
import { KeyHint } from "./key-hint.tsx";
import { SnoozeButton } from "./snooze-button.tsx";
import { useWork } from "./use-work.ts";
import { useWorkChanges } from "./use-work-changes.ts";

interface CommentsDialogProps {
  item: WorkItem;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** The comments of an item, above its own page. Give it a `key` per item. */
const CommentsDialog = ({ item, onClosed }: CommentsDialogProps) => {
  const text = useText();
  const { leaveQuestion } = useConsole();
  const [open, setOpen] = useState(true);
  const close = async () => {
    if (await leaveQuestion.ask(new Set([commentPart]))) setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={text("work.commentsOn", { title: item.label })}
      footer={null}
      onCancel={() => void close()}
      afterClose={onClosed}
    >
      <DialogFocus />
      <WorkComments item={item} />
    </Modal>
  );
};

const Bar = ({ queue }: { queue: string }) => {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { writes } = useConsole();
  const { id: accountId } = useAccount();
  const parameters = new URLSearchParams(queue);
  const work = useWork();
  const changes = useWorkChanges();
  const [snoozing, setSnoozing] = useState(false);
  const [commenting, setCommenting] = useState<WorkItem>();
  const items = matching(work.items, filterOf(parameters), accountId);
  const key = parameters.get("item");
  const at = items.findIndex((one) => one.key === key);
  // Assigned or snoozed since, it may no longer match the queue's filter.
  const item = items[at] ?? work.items.find((one) => one.key === key);
  const source = work.sources.find((one) => key?.startsWith(`${one.source.key}.`));
  // Once the item is decided, the next one is in its place.
  const [place, setPlace] = useState(0);
  if (at >= 0 && at !== place) setPlace(at);
  const previous = items[(at < 0 ? place : at) - 1];
  const next = items[at < 0 ? place : at + 1];
  const back = `/work?${queue}`;
  const open = (one: WorkItem | undefined) =>
    one && (() => void navigate(recordAddress(one, parameters)));
  const write = useWriteButton();
  const writable = useWritable();
  const assign = item && (() => void changes.assign([item], accountId));
  const snooze = async (one: WorkItem, until: number | null) => {
    if ((await changes.snooze([one], until)) && until !== null) open(next)?.();
  };
  const comment = item && (() => setCommenting(item));

  // A decision on this page leads on to the next item; one by others only shows a notice.
  const [written, setWritten] = useState<string>();
  const note = useEffectEvent((url: string) => {
    if (!item || !isAbout(url, item)) return;
    setWritten(item.key);
    void work.refresh();
  });
  useEffect(() => writes.subscribe((url) => note(url)), [writes]);
  const isGone = !item && !work.loading && source?.failed === false;
  const isDecided = isGone && written === key;
  const nextKey = next?.key;
  const leadOn = useEffectEvent(() => open(next)?.());
  useEffect(() => {
    if (isDecided && nextKey !== undefined) leadOn();
  }, [isDecided, nextKey]);

  const entries: (PaletteEntry | false | undefined)[] = [
    next && { key: "next", keys: "J", keysOnly: true, title: text("work.next"), run: open(next)! },
    previous && {
      key: "previous",
      keys: "K",
      keysOnly: true,
      title: text("work.previous"),
      run: open(previous)!,
    },
    writable && assign && { key: "assign", keys: "M", title: text("work.assignMe"), run: assign },
    writable &&
      item && {
        key: "snooze",
        keys: "S",
        title: text(item.mark?.snooze ? "work.wake" : "work.snooze"),
        run: () => (item.mark?.snooze ? void snooze(item, null) : setSnoozing(true)),
      },
    comment && { key: "comment", keys: "C", title: text("work.comment"), run: comment },
  ];
  usePaletteEntries(entries.filter((entry) => entry !== undefined && entry !== false));

  const state = () => {
    if (at >= 0) return text("work.position", { at: at + 1, of: items.length });
    if (item) return item.label;
    if (source?.failed) return text("work.failed", { kind: source.source.title[locale] });
    if (isDecided) return text("work.gone");
    // Beyond those that are read, it may still wait.
    return source && source.total > source.items.length
      ? text("work.notListed")
      : text("work.vanished");
  };
  return (
    <nav className={styles["bar"]} aria-label={text("work.bar")}>
      <strong aria-live="polite">{work.loading && !item ? null : state()}</strong>
      <Button size="small" aria-keyshortcuts="K" disabled={!previous} onClick={open(previous)}>
        {text("work.previous")}
        <KeyHint letter="K" />
      </Button>
      <Button
        size="small"
        aria-keyshortcuts="J"
        type={item ? "default" : "primary"}
        disabled={!next}
        onClick={open(next)}
      >
        {text("work.next")}
        <KeyHint letter="J" />
      </Button>
      {item ? (
        <span className={styles["actions"]}>
          {item.mark?.assignee?.id === accountId ? null : (
            <Button
              size="small"
              {...write(changes.isPending)}
              aria-keyshortcuts="M"
              onClick={assign}
            >
              {text("work.assignMe")}
              <KeyHint letter="M" />
            </Button>
          )}
          <SnoozeButton
            size="small"
            snoozed={Boolean(item.mark?.snooze)}
            pending={changes.isPending}
            open={snoozing}
            onOpen={setSnoozing}
            onSnooze={(until) => void snooze(item, until)}
          />
          <Button size="small" aria-keyshortcuts="C" onClick={comment}>
            {text("work.comment")}
            {item.mark?.comments ? ` (${item.mark.comments})` : null}
            <KeyHint letter="C" />
          </Button>
        </span>
      ) : null}
      <LinkButton to={back} type="link">
        {text("work.back")}
      </LinkButton>
      {commenting ? (
        <CommentsDialog
          key={commenting.key}
          item={commenting}
          onClosed={() => setCommenting(undefined)}
        />
      ) : null}
    </nav>
  );
};

/** Above a record's page that was opened from the queue: moves on to the next one. */
export const QueueBar = () => {
  const { pathname, search } = useLocation();
  const queue = new URLSearchParams(search).get("work");
  return queue === null || pathname === "/work" ? null : <Bar queue={queue} />;
};
