import type { SubAppWorkAction } from "@console-shell/contract";
import { isSentForApproval } from "@console-shell/contract/words/approvals";
import { callOnServer } from "@console-shell/contract/words/own-calls";
import { applyFieldErrors, CarefulSelect, DecisionDialog, useWriteButton } from "@console-shell/ui";
import { Alert, Form, Input, Progress } from "antd";
import { useRef, useState } from "react";
import { useLocale, useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useHoldUnsaved } from "../unsaved/use-hold-unsaved.ts";
import { fieldOf, type WorkItem } from "./work-item.ts";
import styles from "./work.module.css";

const unsavedPart = "work";
type Values = Record<string, string>;
type Send = (call: string, input: object) => Promise<unknown>;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The input of an action's call for one item. */
const inputOf = (action: SubAppWorkAction, { record }: WorkItem, values: Values, key: string) => {
  const names = [...action.call.matchAll(/:([A-Za-z][\w.]*)/g)].map(([, name]) => name!);
  const body = { ...values, ...(action.idempotencyKey && { idempotencyKey: key }) };
  return {
    ...(names.length > 0 && {
      params: Object.fromEntries(names.map((name) => [name, fieldOf(record, name)])),
    }),
    ...(Object.keys(body).length > 0 && { body }),
  };
};

/** Whether somebody else has decided on the record, or it is gone. */
const isLate = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.status === 404 ||
    (error.status === 409 && error.fields.every(({ code }) => code === "decided")));

interface ActionDialogProps {
  action: SubAppWorkAction;
  /** All of the same kind. */
  items: readonly WorkItem[];
  /** Called after each attempt, with those that no longer wait. */
  onDecided: (keys: ReadonlySet<string>) => void;
  onClosed: () => void;
}

/** Confirms an action on one or several items, and runs it on one after another. */
export const ActionDialog = ({ action, items, onDecided, onClosed }: ActionDialogProps) => {
  const text = useText();
  const locale = useLocale();
  const { request, notices, leaveQuestion } = useConsole();
  const write = useWriteButton();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(true);
  const [dirty, setDirty] = useState(false);
  const [running, setRunning] = useState(false);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  // Decided by somebody else.
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<readonly { item: WorkItem; message: string }[]>([]);
  // The same for each attempt, so that none is carried out twice.
  const keys = useRef(new Map(items.map(({ key }) => [key, newKey()])));
  const forget = useHoldUnsaved(unsavedPart, dirty);
  const title = action.title[locale];
  const first = items[0]!;
  const isSingle = items.length === 1;

  const run = async (values: Values) => {
    setRunning(true);
    setFailures([]);
    const failed: { item: WorkItem; message: string }[] = [];
    const decided = new Set(done);
    let isSent = false;
    const missed = new Set(late);
    for (const item of items.filter(({ key }) => !decided.has(key) && !missed.has(key))) {
      try {
        await (request as unknown as Send)(
          callOnServer(item.source.subApp, action.call),
          inputOf(action, item, values, keys.current.get(item.key)!),
        );
        decided.add(item.key);
        setDone(new Set(decided));
      } catch (error) {
        const code = error instanceof RequestError ? error.code : undefined;
        // The operator didn't answer the console's question: asking again for each item would be no use.
        if (code === "reauth_required" || code === "second_person_required") break;
        if (isSentForApproval(error)) {
          isSent = true;
          decided.add(item.key);
          setDone(new Set(decided));
          continue;
        }
        if (isLate(error)) setLate(new Set(missed.add(item.key)));
        if (isSingle && isLate(error)) continue;
        if (isSingle) applyFieldErrors(form, error);
        const field = error instanceof RequestError ? error.fields[0]?.message : undefined;
        failed.push({ item, message: field ?? (error instanceof Error ? error.message : "") });
        setFailures([...failed]);
      }
    }
    setRunning(false);
    onDecided(decided.union(missed));
    if (decided.size < items.length || isSent) return;
    notices.notification({
      kind: "success",
      title: isSingle
        ? text("work.done", { action: title, title: first.label })
        : text("work.doneSeveral", { action: title, count: items.length }),
    });
  };
  const close = async () => {
    if (running) return;
    if (await leaveQuestion.ask(new Set(dirty ? [unsavedPart] : []))) setOpen(false);
  };

  return (
    <DecisionDialog<Values>
      form={form}
      open={open}
      title={
        isSingle
          ? text("work.ask", { action: title, title: first.label })
          : text("work.askSeveral", { action: title, count: items.length })
      }
      detail={
        isSingle ? [first.detail, first.source.title[locale]].filter(Boolean).join(" · ") : null
      }
      submitText={title}
      danger={action.danger ?? false}
      initialValues={{}}
      draft={{
        onValuesChange: () => setDirty(true),
        close: () => void close(),
        forget: () => {
          setDirty(false);
          forget();
        },
      }}
      button={write(running)}
      done={done.size === items.length}
      late={
        late.size > 0 && done.size + late.size === items.length
          ? text("work.late", { count: late.size })
          : false
      }
      warning={
        <>
          {!isSingle && (running || done.size > 0) ? (
            <Progress
              percent={Math.round((100 * done.size) / items.length)}
              format={() => text("work.progress", { done: done.size, of: items.length })}
              size={{ width: 240 }}
            />
          ) : null}
          {failures.length > 0 ? (
            <Alert
              type="error"
              showIcon
              className="cs-dialog-alert"
              title={text("work.notDone", { count: failures.length })}
              description={
                <ul className={styles["failures"]}>
                  {failures.map(({ item, message }) => (
                    <li key={item.key}>
                      {item.label}: {message}
                    </li>
                  ))}
                </ul>
              }
            />
          ) : null}
        </>
      }
      onSubmit={(values) => void run(values)}
      onClosed={onClosed}
    >
      {action.choice ? (
        <Form.Item
          name={action.choice.field}
          label={action.choice.title[locale]}
          rules={[{ required: true, message: text("work.required") }]}
        >
          <CarefulSelect
            options={action.choice.options.map(({ value, title: label }) => ({
              value,
              label: label[locale],
            }))}
          />
        </Form.Item>
      ) : null}
      {action.reason ? (
        <Form.Item
          name={action.reason.field}
          label={action.reason.title?.[locale] ?? text("work.reason")}
          rules={[{ required: true, whitespace: true, message: text("work.required") }]}
        >
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      ) : null}
    </DecisionDialog>
  );
};
