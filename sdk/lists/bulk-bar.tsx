import type { HostRequest, PaletteEntry } from "@console-shell/contract";
import { isSentForApproval } from "@console-shell/contract/words/approvals";
import { decisionWords } from "@console-shell/contract/words/decision-words";
import { DialogFocus, keepFocus, useBulkWords, useWritable } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Form, Modal } from "antd";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAccount, useRequest } from "../host/hooks.ts";
import { usePaletteEntries } from "../palette/use-palette-entries.ts";

interface Action<Row> {
  /** The key on the keyboard is its first letter, if that's free. */
  key: string;
  title: string;
  danger?: boolean;
  /** Says how many it was done for; by default after its title. */
  done?: (count: number) => string;
  /** The rows it's possible for; all by default. The others stay selected. */
  can?: (row: Row) => boolean;
  /** Its question, with the form's fields for values that all records get, and what else it shows of its rows. */
  ask: {
    title: (count: number) => string;
    detail: string;
    fields?: ReactNode;
    preview?: (rows: readonly Row[]) => ReactNode;
  };
}

interface EachAction<Row> extends Action<Row> {
  run: (row: Row, request: HostRequest, values: Record<string, string>) => Promise<unknown>;
}

/** A call for several rows, e.g. those of one client. */
interface GroupAction<Row> extends Action<Row> {
  /** Puts each row into one of the groups; each is a call. */
  groups: (rows: readonly Row[]) => readonly (readonly Row[])[];
  /** Resolves to the rows that were left out, and why. */
  runGroup: (
    rows: readonly Row[],
    request: HostRequest,
    values: Record<string, string>,
  ) => Promise<ReadonlyMap<Row, string>>;
}

/** What can be done with the selected rows of a list: an existing call per record, or per group of them. */
export type BulkAction<Row> = EachAction<Row> | GroupAction<Row>;

/** Selection of a list's rows, and what to do with them. */
export interface Bulk<Row> {
  nameOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
}

interface Failure {
  name: string;
  why: string;
}

/** What a refused call rejects with. */
interface Refused {
  code: string;
  fields: readonly { message: string }[];
}

interface BulkBarProps<Row> extends Bulk<Row> {
  /** The selected rows, by id. */
  rows: ReadonlyMap<string, Row>;
  onSelect: (ids: ReadonlySet<string>) => void;
}

const unanswered = new Set<unknown>(["reauth_required", "second_person_required"]);

/* Calls in flight at a time, after the first. */
const atOnce = 3;

/* Keys of rows, pages, the work queue and the console. */
const takenLetters = "JKXNMSCG";

/* A key for each action. */
const letterOf = (actions: readonly { key: string }[], action: { key: string }) => {
  const letter = action.key.charAt(0).toUpperCase();
  const isFirst = actions.find(({ key }) => key.charAt(0).toUpperCase() === letter) === action;
  return isFirst && !takenLetters.includes(letter) ? letter : undefined;
};

/** Above a list with selected rows: how many they are, and actions. Afterwards, what failed and why. */
export const BulkBar = <Row,>({ nameOf, actions, rows, onSelect }: BulkBarProps<Row>) => {
  const words = useBulkWords();
  const request = useRequest();
  const client = useQueryClient();
  const writable = useWritable();
  const { shortcuts } = useAccount();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [form] = Form.useForm<Record<string, string>>();
  const [asking, setAsking] = useState<{
    action: BulkAction<Row>;
    /** By id, as they were when it was asked: nothing else gets the action, even if the list has changed since. */
    rows: readonly (readonly [string, Row])[];
    open: boolean;
  }>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [outcome, setOutcome] = useState<{
    action: BulkAction<Row>;
    done: number;
    failures: Failure[];
  }>();
  const count = rows.size;
  const isOpen = asking?.open === true;

  useEffect(() => {
    if (count === 0 || isOpen || progress) return undefined;
    const clear = (event: KeyboardEvent) => {
      // Not while the sub-app is kept in the background.
      if (!bar.current?.checkVisibility()) return;
      // Not the Escape that closes a pop-up or clears a search box.
      const { target } = event;
      const isElsewhere =
        target instanceof Element && target.closest("[role=dialog], [role=menu], [type=search]");
      if (event.key === "Escape" && !event.defaultPrevented && !isElsewhere) onSelect(new Set());
    };
    document.addEventListener("keydown", clear);
    return () => document.removeEventListener("keydown", clear);
  }, [count, isOpen, progress, onSelect]);

  const possible = ({ can }: BulkAction<Row>) => [...rows].filter(([, row]) => !can || can(row));
  const ask = (action: BulkAction<Row>) => {
    form.resetFields();
    setAsking({ action, rows: possible(action), open: true });
  };

  const offered = actions.map((action) => ({
    action,
    letter: letterOf(actions, action),
    isPossible: writable && progress === undefined && possible(action).length > 0,
  }));
  usePaletteEntries(
    offered.map(({ action, letter, isPossible }): PaletteEntry => ({
      key: `bulk-${action.key}`,
      title: action.title,
      words: Object.entries(decisionWords).flatMap(([key, words]) =>
        key === action.key ? words : [],
      ),
      ...(letter && { keys: letter }),
      ...(isPossible ? { run: () => ask(action) } : { needs: words.needed, run: () => undefined }),
    })),
  );

  const run = async (
    { action, rows: asked }: Pick<NonNullable<typeof asking>, "action" | "rows">,
    values: Record<string, string>,
  ) => {
    const idOf = new Map(asked.map(([id, row]) => [row, id]));
    const chosen = [...idOf.keys()];
    const queue = "groups" in action ? [...action.groups(chosen)] : chosen.map((row) => [row]);
    const ofAction = { action: {} };
    const send = ((...[key, input, options]: Parameters<HostRequest>) =>
      request(key, input, { ...options, ...ofAction })) as HostRequest;
    const total = asked.length;
    const left = new Set(rows.keys());
    const failures: Failure[] = [];
    let done = 0;
    // Waits for somebody else, as the console has said.
    let sent = 0;
    let isUnanswered = false;
    setOutcome(undefined);
    setProgress({ done, total });
    setAsking((now) => now && { ...now, open: false });
    const next = async () => {
      const group = queue.shift()!;
      try {
        const leftOut =
          "groups" in action
            ? await action.runGroup(group, send, values)
            : void (await action.run(group[0]!, send, values));
        for (const row of group) {
          const why = leftOut?.get(row);
          if (why === undefined) left.delete(idOf.get(row)!);
          else failures.push({ name: nameOf(row), why });
        }
      } catch (error) {
        const { code, fields } = error as Partial<Refused>;
        if (isSentForApproval(error)) {
          sent += group.length;
          for (const row of group) left.delete(idOf.get(row)!);
        } else {
          // The operator didn't answer the console's question: asking again for each record would be no use.
          isUnanswered = unanswered.has(code);
          if (isUnanswered) queue.length = 0;
          const why = fields?.[0]?.message ?? (error instanceof Error ? error.message : "");
          for (const row of group) failures.push({ name: nameOf(row), why });
        }
      }
      done += group.length;
      setProgress({ done, total });
    };
    const work = async (): Promise<void> => {
      while (queue.length > 0) await next();
    };
    // The first by itself: if it needs the password again, the others don't.
    await next();
    if (isUnanswered) {
      setProgress(undefined);
      // With what was typed.
      setAsking((now) => now && { ...now, open: true });
      return;
    }
    await Promise.all(Array.from({ length: atOnce }, work));
    onSelect(left);
    setProgress(undefined);
    if (sent < done) setOutcome({ action, done: done - sent - failures.length, failures });
    void client.invalidateQueries();
    // The bar with the button goes.
    keepFocus();
  };

  return (
    <div ref={bar} className="cs-bulk" aria-live="polite">
      {count > 0 || progress ? (
        <div className="cs-bulk-bar">
          <span>
            {progress ? words.progress(progress.done, progress.total) : words.selected(count)}
          </span>
          {offered.map(({ action, letter, isPossible }) => (
            <Button
              key={action.key}
              size="small"
              danger={action.danger ?? false}
              disabled={!isPossible}
              aria-keyshortcuts={letter}
              onClick={() => ask(action)}
            >
              {action.title}
              {letter && shortcuts ? (
                <kbd className="cs-key" aria-hidden="true">
                  {letter}
                </kbd>
              ) : null}
            </Button>
          ))}
          <Button
            size="small"
            type="text"
            disabled={progress !== undefined}
            onClick={() => onSelect(new Set())}
          >
            {words.clearSelection}
          </Button>
        </div>
      ) : null}
      {outcome ? (
        <Alert
          type={outcome.failures.length > 0 ? "warning" : "success"}
          showIcon
          closable={{ onClose: () => setOutcome(undefined) }}
          title={[
            outcome.action.done?.(outcome.done) ?? words.done(outcome.action.title, outcome.done),
            ...(outcome.failures.length > 0 ? [words.failed(outcome.failures.length)] : []),
          ].join(" · ")}
          description={
            outcome.failures.length > 0 ? (
              <ul>
                {outcome.failures.map(({ name, why }) => (
                  <li key={name}>
                    {name}: {why}
                  </li>
                ))}
              </ul>
            ) : undefined
          }
        />
      ) : null}
      {asking ? (
        <Modal
          open={asking.open}
          title={asking.action.ask.title(asking.rows.length)}
          okText={asking.action.title}
          // The form's own button: Enter in a field submits.
          okButtonProps={{
            danger: asking.action.danger ?? false,
            htmlType: "submit",
            form: id,
            disabled: !writable,
          }}
          cancelText={words.cancel}
          onCancel={() => setAsking({ ...asking, open: false })}
          // When it's asked again, a preview is read again.
          destroyOnHidden
        >
          <DialogFocus />
          <p>{asking.action.ask.detail}</p>
          <Form
            form={form}
            name={id}
            layout="vertical"
            onFinish={(values) => void run(asking, values)}
          >
            {asking.action.ask.fields}
            {asking.action.ask.preview?.(asking.rows.map(([, row]) => row))}
          </Form>
        </Modal>
      ) : null}
    </div>
  );
};
