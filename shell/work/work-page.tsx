import type { PaletteEntry, SubAppWorkAction } from "@console-shell/contract";
import { decisionWords } from "@console-shell/contract/words/decision-words";
import { locales } from "@console-shell/contract/words/locale";
import {
  EmptyState,
  FilterSelect,
  Page,
  SearchBox,
  Toolbar,
  useLive,
  useWritable,
} from "@console-shell/ui";
import { Alert, Button, Segmented, Skeleton } from "antd";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { usePaletteEntries } from "../palette/use-palette-entries.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount, usePermissions } from "../state/use-global-state.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { AssigneeSelect } from "./assignee-select.tsx";
import { SnoozeButton } from "./snooze-button.tsx";
import { useWork } from "./use-work.ts";
import { useWorkChanges } from "./use-work-changes.ts";
import type { CommentField } from "./work-comments.tsx";
import { filterOf, matching, recordAddress, shows, type WorkItem } from "./work-item.ts";
import { actionsOf, WorkPanel } from "./work-panel.tsx";
import { WorkRow } from "./work-row.tsx";
import styles from "./work.module.css";

interface Acting {
  action: SubAppWorkAction;
  items: readonly WorkItem[];
  /** Counts the dialogs opened. */
  opening: number;
}

/** The keys that do something now. */
const Keys = ({ entries }: { entries: readonly PaletteEntry[] }) => {
  const text = useText();
  const isOn = useLive(useConsole().shortcuts.enabled);
  const keys = entries.flatMap(({ keys, title }) => (keys ? [`${keys} ${title}`] : [])).join(" · ");
  return isOn && keys ? <p className={styles["keys"]}>{text("work.keys", { keys })}</p> : null;
};

/** Everything that waits for the operator, over all sub-apps. */
export const WorkPage = () => {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { id: accountId } = useAccount();
  const permissions = usePermissions();
  const shortcuts = useLive(useConsole().shortcuts.enabled);
  const writable = useWritable();
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters);
  const work = useWork();
  const changes = useWorkChanges();
  const items = matching(work.items, filter, accountId);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const lastChecked = useRef(0);
  const [acting, setActing] = useState<Acting>();
  const openings = useRef(0);
  const [snoozing, setSnoozing] = useState(false);
  const commentField = useRef<CommentField>(null);
  const list = useRef<HTMLUListElement>(null);

  const selectedKey = parameters.get("item");
  const found = items.findIndex(({ key }) => key === selectedKey);
  // A link to an item, such as a notification's, shows it whatever the filter.
  const selected = items[found] ?? work.items.find(({ key }) => key === selectedKey);
  // Where the selected item was: once it's decided, the next one is in its place.
  const [place, setPlace] = useState(0);
  if (found >= 0 && found !== place) setPlace(found);
  const chosen = items.filter(({ key }) => checked.has(key));

  const change = (values: Record<string, string | undefined>) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const addressWith = (item: string | undefined) => {
    const next = new URLSearchParams(parameters);
    if (item === undefined) next.delete("item");
    else next.set("item", item);
    return `/work?${next}`;
  };
  const step = (by: number) => {
    const at = found >= 0 ? found + by : selectedKey ? place : 0;
    const next = items[Math.min(Math.max(at, 0), items.length - 1)];
    if (!next) return;
    change({ item: next.key });
    const links = list.current?.querySelectorAll<HTMLElement>("[data-work]") ?? [];
    for (const link of links) if (link.dataset["work"] === next.key) link.focus();
  };
  const check = (index: number, on: boolean, shift: boolean) => {
    const from = shift ? Math.min(lastChecked.current, index) : index;
    const to = shift ? Math.max(lastChecked.current, index) : index;
    lastChecked.current = index;
    setChecked((now) => {
      const next = new Set(now);
      for (const { key } of items.slice(from, to + 1))
        if (on) next.add(key);
        else next.delete(key);
      return next;
    });
  };
  const act = (action: SubAppWorkAction, on: readonly WorkItem[]) => {
    openings.current += 1;
    setActing({ action, items: on, opening: openings.current });
  };
  /** Of several items, only those of one kind have common actions. */
  const targets = chosen.length > 0 ? chosen : selected ? [selected] : [];
  const source = targets.every((one) => one.source.key === targets[0]?.source.key)
    ? targets[0]?.source
    : undefined;
  const decidable = targets.filter(({ isOwn }) => !isOwn);
  const areSnoozed =
    chosen.length > 0 ? filter.show === "snoozed" : Boolean(selected?.mark?.snooze);
  const snooze = (until: number | null) =>
    void changes.snooze(targets, until).then(() => setChecked(new Set()));
  const actions = source && decidable.length > 0 ? actionsOf(source, permissions) : [];
  const toggle = () => {
    const at = items[found];
    if (at) check(found, !checked.has(at.key), false);
  };
  const onlyKeys = { keysOnly: true } as const;
  const entries: PaletteEntry[] = [
    ...(items.length > 0
      ? [
          { key: "next", keys: "J", title: text("work.next"), ...onlyKeys, run: () => step(1) },
          {
            key: "previous",
            keys: "K",
            title: text("work.previous"),
            ...onlyKeys,
            run: () => step(-1),
          },
        ]
      : []),
    ...(selected
      ? [
          {
            key: "open",
            keys: "Enter",
            title: text("work.open"),
            ...onlyKeys,
            run: () => void navigate(recordAddress(selected, parameters)),
          },
          { key: "select", keys: "X", title: text("work.select"), ...onlyKeys, run: toggle },
        ]
      : []),
    ...(writable ? actions : []).map(({ action, letter }) => ({
      key: action.key,
      ...(letter && { keys: letter.toUpperCase() }),
      title: action.title[locale],
      words: [
        ...locales.map((language) => action.title[language]),
        ...(action.key === "approve" || action.key === "reject" ? decisionWords[action.key] : []),
      ],
      run: () => act(action, decidable),
    })),
    ...(targets.length > 0 && writable
      ? [
          {
            key: "assign",
            keys: "M",
            title: text("work.assignMe"),
            run: () => void changes.assign(targets, accountId),
          },
          {
            key: "snooze",
            keys: "S",
            title: text(areSnoozed ? "work.wake" : "work.snooze"),
            run: areSnoozed ? () => snooze(null) : () => setSnoozing(true),
          },
        ]
      : []),
    ...(selected
      ? [
          {
            key: "comment",
            keys: "C",
            title: text("work.comment"),
            // The palette gives the focus back when it closes.
            run: () => void requestAnimationFrame(() => commentField.current?.focus()),
          },
        ]
      : []),
  ];
  const needing = [
    { keys: "Enter", title: text("work.open") },
    { keys: "X", title: text("work.select") },
    { keys: "A", title: text("work.keys.approve") },
    { keys: "R", title: text("work.keys.reject") },
    { keys: "M", title: text("work.assignMe") },
    { keys: "S", title: text("work.snooze") },
    { keys: "C", title: text("work.comment") },
  ];
  const offered =
    targets.length > 0 || items.length === 0
      ? entries
      : [
          ...entries,
          ...needing.map((one) => ({
            ...one,
            key: one.keys,
            needs: text("work.keys.needs"),
            run: () => undefined,
          })),
        ];
  // Not while a dialog closes, which has given back the focus already.
  usePaletteEntries(acting ? [] : offered);

  const kinds = work.sources.filter(({ total }) => total > 0);
  const truncated = work.sources.filter((one) => one.total > one.items.length && !one.failed);
  const isFiltered = filter.search !== "" || filter.kind !== undefined;
  // With those beyond the ones listed, if it's known how many match.
  const all = { all: work.count, snoozed: work.snoozed, mine: undefined, unassigned: undefined };
  const shown = (isFiltered ? undefined : all[filter.show]) ?? items.length;
  const none = isFiltered
    ? text("work.noneFound")
    : filter.show === "all"
      ? text("work.empty")
      : text(`work.none.${filter.show}`);

  return (
    <Page title={text("title.work")} description={text("work.lead")}>
      <div className={styles["filters"]}>
        <Toolbar
          inUse={Number(filter.show !== "all") + Number(filter.kind !== undefined)}
          onClear={
            isFiltered || filter.show !== "all"
              ? () => change({ search: undefined, kind: undefined, show: undefined })
              : undefined
          }
          filters={
            <>
              <Segmented
                aria-label={text("work.show")}
                value={filter.show}
                options={shows.map((value) => ({
                  value,
                  label:
                    value === "snoozed" && work.snoozed > 0
                      ? `${text("work.show.snoozed")} (${work.snoozed})`
                      : text(`work.show.${value}`),
                }))}
                onChange={(show) =>
                  change({ show: show === "all" ? undefined : show, item: undefined })
                }
              />
              <FilterSelect
                label={text("work.kind")}
                all={text("work.kinds")}
                value={filter.kind}
                options={kinds.map(({ source: { key, title }, total, snoozed }) => ({
                  value: key,
                  label: `${title[locale]} (${filter.show === "snoozed" ? snoozed : total - snoozed})`,
                }))}
                onChange={(kind) => {
                  change({ kind });
                  // The list's keys are letters, which the select would search for.
                  if (shortcuts && document.activeElement instanceof HTMLElement)
                    document.activeElement.blur();
                }}
              />
            </>
          }
          end={
            <span className={styles["secondary"]} aria-live="polite">
              {work.loading ? null : text("work.count", { count: shown })}
            </span>
          }
        >
          <SearchBox
            label={text("work.search")}
            value={filter.search}
            onSearch={(search) => change({ search })}
          />
        </Toolbar>
      </div>
      {work.sources
        .filter(({ failed }) => failed)
        .map(({ source: failing, retry }) => (
          <Alert
            key={failing.key}
            type="warning"
            showIcon
            title={text("work.failed", { kind: failing.title[locale] })}
            action={
              <Button size="small" onClick={retry}>
                {text("work.retry")}
              </Button>
            }
          />
        ))}
      {chosen.length > 0 ? (
        <section
          className={styles["bulk"]}
          aria-label={text("work.selected", { count: chosen.length })}
        >
          <strong>{text("work.selected", { count: chosen.length })}</strong>
          {source ? (
            <AssigneeSelect
              source={source}
              value={undefined}
              disabled={changes.isPending}
              onAssign={(id) => void changes.assign(chosen, id)}
            />
          ) : (
            <Button
              loading={changes.isPending}
              onClick={() => void changes.assign(chosen, accountId)}
            >
              {text("work.assignMe")}
            </Button>
          )}
          <SnoozeButton
            snoozed={areSnoozed}
            pending={changes.isPending}
            open={snoozing}
            onOpen={setSnoozing}
            onSnooze={snooze}
          />
          {actions.map(({ action }) => (
            <Button
              key={action.key}
              danger={action.danger ?? false}
              onClick={() => act(action, decidable)}
            >
              {action.title[locale]}
            </Button>
          ))}
          <Button type="text" onClick={() => setChecked(new Set())}>
            {text("work.clear")}
          </Button>
        </section>
      ) : null}
      <div className={styles["columns"]} data-selected={selected ? true : undefined}>
        <div className={styles["listing"]}>
          {work.loading && items.length === 0 ? <Skeleton active /> : null}
          {!work.loading && items.length === 0 ? <EmptyState description={none} /> : null}
          <ul ref={list} className={styles["list"]} aria-label={text("work.list")}>
            {items.map((item, index) => (
              <WorkRow
                key={item.key}
                item={item}
                now={work.now}
                to={
                  item.key === selectedKey ? recordAddress(item, parameters) : addressWith(item.key)
                }
                current={item.key === selectedKey}
                checked={checked.has(item.key)}
                onCheck={(on, shift) => check(index, on, shift)}
              />
            ))}
          </ul>
          {truncated.map(({ source: { key, title }, items: read, total }) => (
            <p key={key} className={styles["secondary"]}>
              {text("work.more", { kind: title[locale], shown: read.length, total })}
            </p>
          ))}
          <Keys entries={entries} />
        </div>
        {selected ? (
          <WorkPanel
            item={selected}
            now={work.now}
            to={recordAddress(selected, parameters)}
            back={addressWith(undefined)}
            changes={changes}
            snoozing={snoozing && chosen.length === 0}
            onSnoozing={setSnoozing}
            commentField={commentField}
            onAct={(action) => act(action, [selected])}
          />
        ) : null}
      </div>
      {acting ? (
        <ActionDialog
          key={acting.opening}
          action={acting.action}
          items={acting.items}
          onDecided={(decided) => {
            void work.refresh();
            const next = items.filter(({ key }) => !decided.has(key));
            const after = next[Math.min(place, next.length - 1)];
            // The next one is in the panel when the dialog closes.
            if (selectedKey !== null && decided.has(selectedKey)) change({ item: after?.key });
          }}
          onClosed={() => {
            setChecked(new Set());
            setActing((now) => (now === acting ? undefined : now));
          }}
        />
      ) : null}
    </Page>
  );
};
