import { hasText } from "@console-shell/contract/words/typed-text";
import type { Locale, SubAppRegistration, SubAppWork } from "@console-shell/contract";
import type { WorkMark } from "@console-shell/contract/calls/work";
import { openPermission } from "@console-shell/contract/host/registration";

/** Records of a list, as any backend may answer. */
export type Listed = Record<string, unknown>;

/** A kind of work that the operator may act on. */
export interface WorkSource extends SubAppWork {
  /** `<sub-app>.<kind>`. */
  key: string;
  subApp: string;
  /** The sub-app's title. */
  app: string;
}

/** An item of the queue. */
export interface WorkItem {
  /** `<sub-app>.<kind>.<record>`, as addresses name it. */
  key: string;
  source: WorkSource;
  record: Listed;
  id: string;
  label: string;
  detail: string;
  since: number | undefined;
  due: number | undefined;
  /** Whether `due` is a day, in UTC, and not an instant. */
  isDueDay: boolean;
  /** Counted by its backend; undefined if it doesn't. */
  daysOverdue: number | undefined;
  amount: { value: number; currency: string } | undefined;
  /** Whether the operator asked for it, so somebody else has to decide. */
  isOwn: boolean;
  mark: WorkMark | undefined;
}

/** The kinds of work that somebody with these permissions may act on. */
export const workSources = (
  subApps: readonly SubAppRegistration[],
  permissions: ReadonlySet<string>,
  locale: Locale,
): WorkSource[] =>
  subApps
    .filter((subApp) => permissions.has(openPermission(subApp)))
    .flatMap(({ name, title, work = [] }) =>
      work
        .filter((one) => permissions.has(one.permission))
        .filter(({ decide }) => decide === undefined || permissions.has(decide))
        .map((one) => ({ ...one, key: `${name}.${one.kind}`, subApp: name, app: title[locale] })),
    );

const valueOf = (record: Listed, path: string): unknown => {
  let value: unknown = record;
  for (const name of path.split("."))
    value = typeof value === "object" && value !== null ? (value as Listed)[name] : undefined;
  return value;
};
const numberOf = (record: Listed, path: string | undefined): number | undefined => {
  const value = path === undefined ? undefined : valueOf(record, path);
  return typeof value === "number" ? value : undefined;
};

/** An instant, or the first one of a day in UTC. */
const dueOf = (record: Listed, path: string | undefined) => {
  const value = path === undefined ? undefined : valueOf(record, path);
  const isDay = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return { due: isDay ? Date.parse(value) : numberOf(record, path), isDueDay: isDay };
};

/** A field's text; a list's values are joined. */
export const fieldOf = (record: Listed, path: string): string =>
  [valueOf(record, path)]
    .flat()
    .filter((one) => typeof one === "string" || typeof one === "number")
    .join(", ");

/** A path with the record's fields in place of `:field`. */
export const filled = (path: string, record: Listed): string =>
  path.replaceAll(/:([A-Za-z][\w.]*)/g, (_, name: string) =>
    encodeURIComponent(fieldOf(record, name)),
  );

/** The item of a record; undefined if it has no identifier. */
export const itemOf = (
  source: WorkSource,
  record: Listed,
  accountId: string,
  marks: ReadonlyMap<string, WorkMark>,
): WorkItem | undefined => {
  const id = fieldOf(record, source.id ?? "id");
  if (id === "") return undefined;
  const value = numberOf(record, source.amount?.value);
  return {
    key: `${source.key}.${id}`,
    source,
    record,
    id,
    label: fieldOf(record, source.label) || id,
    detail: source.detail ? fieldOf(record, source.detail) : "",
    since: numberOf(record, source.since),
    ...dueOf(record, source.due),
    daysOverdue: numberOf(record, source.daysOverdue),
    amount:
      source.amount && value !== undefined
        ? { value, currency: fieldOf(record, source.amount.currency) }
        : undefined,
    isOwn: source.by !== undefined && fieldOf(record, source.by) === accountId,
    mark: marks.get(id),
  };
};

/** Full or started days since an item was due; 0 until then. */
export const lateDays = ({ due, daysOverdue }: WorkItem, now: number): number =>
  daysOverdue ?? (due !== undefined && due < now ? Math.ceil((now - due) / 86_400_000) : 0);

/** Overdue first, the longest; then what happens now; then what has waited longest. */
export const byUrgency =
  (now: number) =>
  (one: WorkItem, other: WorkItem): number => {
    const rank = (item: WorkItem) => {
      if (lateDays(item, now) > 0) return 0;
      return item.since === undefined ? 1 : 2;
    };
    const time = (item: WorkItem) => (lateDays(item, now) > 0 ? item.due : item.since) ?? 0;
    return rank(one) - rank(other) || time(one) - time(other) || (one.key < other.key ? -1 : 1);
  };

const alertsKey = "console.alerts";

/** The first items of a sorted queue: one of each kind, an alert before all, and then the others in their order. */
export const mixOf = (items: readonly WorkItem[], count: number): WorkItem[] => {
  const firsts = [...Map.groupBy(items, ({ source }) => source.key).values()]
    .map(([first]) => first!)
    .toSorted(
      (one, other) => Number(other.source.key === alertsKey) - Number(one.source.key === alertsKey),
    );
  return [...new Set([...firsts, ...items])].slice(0, count);
};

/** Which items are shown, as the address says. */
export interface WorkFilter {
  show: "all" | "mine" | "unassigned" | "snoozed";
  kind: string | undefined;
  search: string;
}
export const shows = ["all", "mine", "unassigned", "snoozed"] as const;

/** The filter of an address. */
export const filterOf = (parameters: URLSearchParams): WorkFilter => ({
  show: shows.find((one) => one === parameters.get("show")) ?? "all",
  kind: parameters.get("kind") ?? undefined,
  search: parameters.get("search") ?? "",
});

/** The items that a filter shows. */
export const matching = (
  items: readonly WorkItem[],
  { show, kind, search }: WorkFilter,
  accountId: string,
): WorkItem[] => {
  return items.filter(({ source, label, detail, mark }) => {
    if (kind !== undefined && source.key !== kind) return false;
    if (Boolean(mark?.snooze) !== (show === "snoozed")) return false;
    if (show === "mine" && mark?.assignee?.id !== accountId) return false;
    if (show === "unassigned" && mark?.assignee) return false;
    return hasText(`${label} ${detail}`, search);
  });
};

/** Whether a call's path is that of the item's record. */
export const isAbout = (url: string, { id }: WorkItem): boolean =>
  url.split(/[/?]/).includes(encodeURIComponent(id));

/** The record's own page, with the queue's state for the bar above it. */
export const recordAddress = (
  { source: { subApp, path }, record, key }: WorkItem,
  parameters: URLSearchParams,
): string => {
  const queue = new URLSearchParams(parameters);
  queue.set("item", key);
  const to = `/${subApp}${filled(path, record)}`;
  return `${to}${to.includes("?") ? "&" : "?"}work=${encodeURIComponent(queue.toString())}`;
};
