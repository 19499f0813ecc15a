import { Button } from "antd";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "../results/link-button.tsx";
import { useAccount } from "../state/use-global-state.ts";
import { SnoozeButton } from "./snooze-button.tsx";
import { useWork } from "./use-work.ts";
import { useWorkChanges } from "./use-work-changes.ts";
import { useWorkKeys } from "./use-work-keys.ts";
import { filterOf, matching, recordAddress } from "./work-item.ts";
import styles from "./work.module.css";

const Bar = ({ queue }: { queue: string }) => {
  const text = useText();
  const navigate = useNavigate();
  const { id: accountId } = useAccount();
  const parameters = new URLSearchParams(queue);
  const work = useWork();
  const changes = useWorkChanges();
  const [snoozing, setSnoozing] = useState(false);
  const items = matching(work.items, filterOf(parameters), accountId);
  const key = parameters.get("item");
  const at = items.findIndex((one) => one.key === key);
  const item = items[at];
  // Once the item is decided, the next one is in its place.
  const [place, setPlace] = useState(0);
  if (at >= 0 && at !== place) setPlace(at);
  const previous = items[(at < 0 ? place : at) - 1];
  const next = items[at < 0 ? place : at + 1];
  const back = `/work?${queue}`;
  const open = (one: typeof item) => one && (() => void navigate(recordAddress(one, parameters)));
  const assign = item && (() => void changes.assign([item], accountId));
  const goBack = () => void navigate(back);
  useWorkKeys({
    j: open(next),
    k: open(previous),
    m: assign,
    s: item && (() => setSnoozing(true)),
    c: item && goBack,
  });
  if (work.loading && !item) return <div className={styles["bar"]} />;
  return (
    <nav className={styles["bar"]} aria-label={text("work.bar")}>
      <strong aria-live="polite">
        {item ? text("work.position", { at: at + 1, of: items.length }) : text("work.gone")}
      </strong>
      <Button size="small" disabled={!previous} onClick={open(previous)}>
        {text("work.previous")}
        <kbd className={styles["key"]} aria-hidden="true">
          K
        </kbd>
      </Button>
      <Button
        size="small"
        type={item ? "default" : "primary"}
        disabled={!next}
        onClick={open(next)}
      >
        {text("work.next")}
        <kbd className={styles["key"]} aria-hidden="true">
          J
        </kbd>
      </Button>
      {item ? (
        <span className={styles["actions"]}>
          {item.mark?.assignee?.id === accountId ? null : (
            <Button size="small" loading={changes.isPending} onClick={assign}>
              {text("work.assignMe")}
              <kbd className={styles["key"]} aria-hidden="true">
                M
              </kbd>
            </Button>
          )}
          <SnoozeButton
            size="small"
            snoozed={Boolean(item.mark?.snooze)}
            pending={changes.isPending}
            open={snoozing}
            onOpen={setSnoozing}
            onSnooze={(until) => void changes.snooze([item], until)}
          />
          <Button size="small" onClick={goBack}>
            {text("work.comment")}
            <kbd className={styles["key"]} aria-hidden="true">
              C
            </kbd>
          </Button>
        </span>
      ) : null}
      <LinkButton to={back} type="link">
        {text("work.back")}
      </LinkButton>
    </nav>
  );
};

/** Above a record's page that was opened from the queue: moves on to the next one. */
export const QueueBar = () => {
  const { pathname, search } = useLocation();
  const queue = new URLSearchParams(search).get("work");
  return queue === null || pathname === "/work" ? null : <Bar queue={queue} />;
};
