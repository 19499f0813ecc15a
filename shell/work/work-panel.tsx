import type { SubAppWorkAction } from "@console-shell/contract";
import { Facts, Tag, useWriteButton } from "@console-shell/ui";
import { Alert, Button } from "antd";
import type { Ref } from "react";
import { Link } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { LinkButton } from "../results/link-button.tsx";
import { useAccount, usePermissions } from "../state/use-global-state.ts";
import { AssigneeSelect } from "./assignee-select.tsx";
import { KeyHint } from "./key-hint.tsx";
import { SnoozeButton } from "./snooze-button.tsx";
import { useItemTexts } from "./use-item-texts.ts";
import type { useWorkChanges } from "./use-work-changes.ts";
import { type CommentField, WorkComments } from "./work-comments.tsx";
import { fieldOf, type WorkItem, type WorkSource } from "./work-item.ts";
import styles from "./work.module.css";

/** The actions that the operator may take, each with its key. */
export const actionsOf = (
  { actions = [] }: WorkSource,
  permissions: ReadonlySet<string>,
): { action: SubAppWorkAction; letter: "a" | "r" | undefined }[] => {
  const permitted = actions.filter(({ permission }) => permissions.has(permission));
  const approve = permitted.find(({ danger }) => !danger);
  const reject = permitted.find(({ danger }) => danger);
  return permitted.map((action) => ({
    action,
    letter: action === approve ? "a" : action === reject ? "r" : undefined,
  }));
};

interface WorkPanelProps {
  item: WorkItem;
  now: number;
  /** The record's own page, and the queue without an item. */
  to: string;
  back: string;
  changes: ReturnType<typeof useWorkChanges>;
  snoozing: boolean;
  onSnoozing: (open: boolean) => void;
  commentField: Ref<CommentField>;
  onAct: (action: SubAppWorkAction) => void;
}

/** The selected item: its facts, comments and actions. */
export const WorkPanel = ({
  item,
  now,
  to,
  back,
  changes,
  snoozing,
  onSnoozing,
  commentField,
  onAct,
}: WorkPanelProps) => {
  const text = useText();
  const locale = useLocale();
  const texts = useItemTexts();
  const permissions = usePermissions();
  const { id: own } = useAccount();
  const write = useWriteButton();
  const { source, record, label, detail, mark, since, due, amount, isOwn } = item;
  return (
    <aside className={styles["panel"]} aria-label={label}>
      <Link to={back} replace className={styles["back"]}>
        {text("work.back")}
      </Link>
      <div>
        <p className={styles["secondary"]}>
          {source.app} · {source.title[locale]}
        </p>
        <h2>{label}</h2>
        {detail ? <p>{detail}</p> : null}
        {mark?.snooze ? (
          <Tag>
            {text("work.until", { time: texts.time(mark.snooze.until), by: mark.snooze.by })}
          </Tag>
        ) : null}
      </div>
      <div className={styles["actions"]}>
        <LinkButton to={to}>
          {text("work.open")} <KeyHint letter="↵" />
        </LinkButton>
        {isOwn
          ? null
          : actionsOf(source, permissions).map(({ action, letter }) => (
              <Button
                key={action.key}
                type={letter === "a" ? "primary" : "default"}
                danger={action.danger ?? false}
                {...write(false)}
                onClick={() => onAct(action)}
              >
                {action.title[locale]} {letter ? <KeyHint letter={letter.toUpperCase()} /> : null}
              </Button>
            ))}
      </div>
      {isOwn ? <Alert type="info" showIcon title={text("work.own")} /> : null}
      <div className={styles["actions"]}>
        <AssigneeSelect
          source={source}
          value={mark?.assignee ?? null}
          disabled={changes.isPending}
          onAssign={(id) => void changes.assign([item], id)}
        />
        {mark?.assignee?.id === own ? null : (
          <Button {...write(changes.isPending)} onClick={() => void changes.assign([item], own)}>
            {text("work.assignMe")} <KeyHint letter="M" />
          </Button>
        )}
        <SnoozeButton
          snoozed={Boolean(mark?.snooze)}
          pending={changes.isPending}
          open={snoozing}
          onOpen={onSnoozing}
          onSnooze={(until) => void changes.snooze([item], until)}
        />
      </div>
      <Facts
        items={[
          ...(amount ? [{ label: text("work.amount"), value: texts.amount(item) }] : []),
          ...(due === undefined
            ? []
            : [
                {
                  label: text("work.due"),
                  value: `${texts.due(item)}${texts.isOverdue(item, now) ? ` · ${texts.when(item, now)}` : ""}`,
                },
              ]),
          ...(since === undefined
            ? []
            : [{ label: text("work.waiting"), value: texts.time(since) }]),
          ...(source.facts ?? [])
            .map(({ title, field }) => ({ label: title[locale], value: fieldOf(record, field) }))
            .filter(({ value }) => value !== ""),
        ]}
      />
      <h3>{text("work.comments")}</h3>
      <WorkComments key={item.key} item={item} field={commentField} />
    </aside>
  );
};
