import { textKey } from "@console-shell/contract/words/typed-text";
import { callOnServer } from "@console-shell/contract/words/own-calls";
import { openPermission } from "@console-shell/contract/host/registration";
import type { HostRequest, SubAppAction, SubAppRegistration } from "@console-shell/contract";
import { useQueries, useQuery } from "@tanstack/react-query";
import { createElement, useEffect, useState } from "react";
import { useMoney } from "../i18n/use-money.ts";
import { SubAppIcon } from "../layout/sub-app-icon.tsx";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount, usePermissions } from "../state/use-global-state.ts";
import { rankOf, surestRank } from "./match-items.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Debounce of typing, in milliseconds. */
const pause = 150;
const shortest = 2;
const ofEach = 5;

type Search = NonNullable<SubAppRegistration["search"]>[number] & { subApp: string };
type Listed = Record<string, unknown>;
/** The search calls in manifests share one type, which their keys don't express. */
type AskForList = (
  call: string,
  input: { query: object },
  options: { signal: AbortSignal },
) => Promise<{ items: Listed[] } | null>;

const usePaused = (typed: string) => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
};

const field = (record: Listed, name: string) => {
  const value = record[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};
/** The records of an answer that the palette can show. A sub-app's own backend may answer anything. */
const shownOf = (answer: { items: Listed[] } | null, label: string): Listed[] => {
  if (!Array.isArray(answer?.items)) throw new TypeError("The answer to a search is not a list");
  return answer.items
    .filter((record) => typeof record === "object" && record !== null && field(record, label))
    .slice(0, ofEach);
};
const addressOf = ({ subApp, path }: Search, record: Listed) =>
  `/${subApp}${path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(field(record, name)))}`;

const plain = (text: string) => textKey(text.replaceAll(/[\s-]/g, ""));

/** What to search for: a number typed without its hyphen gets it back. */
const searchFor = (typed: string, { hyphenAt }: Pick<Search, "hyphenAt">) =>
  hyphenAt !== undefined && typed.length > hyphenAt && /^[a-z]+[a-z0-9]*\d[a-z0-9]*$/i.test(typed)
    ? `${typed.slice(0, hyphenAt)}-${typed.slice(hyphenAt)}`
    : typed;

/** Saved views of lists with such a name, each with the page that shows it. */
const useFoundViews = (search: string) => {
  const { config, request } = useConsole();
  const text = useText();
  const locale = useLocale();
  const answer = useQuery({
    queryKey: ["palette", "views", search],
    queryFn: ({ signal }) =>
      request("GET /cc-api/list-view/find", { query: { search, pageSize: ofEach } }, { signal }),
    enabled: search.length >= shortest,
    staleTime: 30_000,
  });
  const items = (answer.data?.items ?? []).flatMap(({ id, list, name }): PaletteItem[] => {
    const app = config.subApps.find(
      (one) => list === `/${one.name}` || list.startsWith(`/${one.name}/`),
    );
    const page = app?.pages.find(({ path }) => `/${app.name}${path === "/" ? "" : path}` === list);
    return app
      ? [
          {
            id: `view ${id}`,
            kind: "page",
            icon: createElement(SubAppIcon, { name: app.name }),
            group: text("palette.views"),
            title: name,
            detail: (page ?? app).title[locale],
            to: `${list}?view=${id}`,
          },
        ]
      : [];
  });
  return { answer, items };
};

/** Records and saved views found as the operator types, from the sub-apps' searches the operator may use. */
export const useFoundRecords = (
  typed: string,
): { items: PaletteItem[]; searching: boolean; failed: boolean } => {
  const { config, request } = useConsole();
  const locale = useLocale();
  const money = useMoney();
  const permissions = usePermissions();
  const { id: accountId } = useAccount();
  const trimmed = typed.trim();
  const paused = usePaused(trimmed);
  const searches = config.subApps
    .filter((subApp) => permissions.has(openPermission(subApp)))
    .flatMap(({ name, search = [] }): Search[] =>
      search.map((one) => ({ ...one, subApp: name, call: callOnServer(name, one.call) })),
    );
  // "Approve T10007" finds T10007.
  const verb = searches
    .flatMap(({ decisions = [], actions = [] }) =>
      [...decisions, ...actions]
        .filter(({ permission }) => permissions.has(permission))
        .flatMap(({ title }) => Object.values(title)),
    )
    .toSorted((one, other) => other.length - one.length)
    .find((title) => textKey(paused).startsWith(`${textKey(title)} `));
  const search = paused.slice(verb?.length ?? 0).trim();
  const hasDigit = /\d/.test(search);
  const permitted = searches.filter(
    ({ permission, numbered }) => permissions.has(permission) && (hasDigit || !numbered),
  );
  const answers = useQueries({
    queries: permitted.map(({ call, label, hyphenAt }) => ({
      queryKey: ["palette", call, label, search, locale],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        shownOf(
          await (request as HostRequest & AskForList)(
            call,
            { query: { search: searchFor(search, { hyphenAt }), pageSize: ofEach } },
            { signal },
          ),
          label,
        ),
      enabled: search.length >= shortest,
      staleTime: 30_000,
    })),
  });
  const views = useFoundViews(search);
  const amountOf = ({ amount }: Search, record: Listed): string | undefined => {
    const value = amount && record[amount.value];
    if (!amount || typeof value !== "number") return undefined;
    try {
      return money(value, field(record, amount.currency));
    } catch {
      // A sub-app's own backend may name any currency, or none.
      return undefined;
    }
  };
  const stateOf = ({ state }: Search, record: Listed): PaletteItem["state"] => {
    const found = state?.values.find(({ value }) => value === field(record, state.field));
    return found && { title: found.title[locale], tone: found.tone ?? "default" };
  };
  const records = permitted.flatMap((one, index) =>
    (answers[index]?.data ?? []).flatMap((record, at): PaletteItem[] => {
      const name = field(record, one.label);
      const isExact = plain(name) === plain(search);
      const rank = isExact ? 0 : rankOf(search, name);
      const item: PaletteItem = {
        id: `${one.call} ${at}`,
        kind: "record",
        group: one.title[locale],
        title: name,
        detail: one.detail && field(record, one.detail),
        icon: createElement(SubAppIcon, { name: one.subApp }),
        state: stateOf(one, record),
        amount: amountOf(one, record),
        rank,
        to: addressOf(one, record),
      };
      const nested = ({ title, path }: SubAppAction, place: number): PaletteItem => ({
        id: `${item.id} ${place}`,
        kind: "record",
        group: item.group,
        title: title[locale],
        detail: name,
        nested: true,
        rank,
        to: addressOf({ ...one, path }, record),
      });
      const decisions = (one.decisions ?? []).filter(
        ({ permission, field: state, value, by }) =>
          isExact &&
          permissions.has(permission) &&
          field(record, state) === value &&
          (by === undefined || field(record, by) !== accountId),
      );
      // Only with the best one: below each of five, they would bury the others.
      const actions = (one.actions ?? []).filter(
        ({ permission }) =>
          permissions.has(permission) && (isExact || (at === 0 && rank <= surestRank)),
      );
      return [item, ...[...decisions, ...actions].map(nested)];
    }),
  );
  const items = [...records, ...views.items];
  const asked = trimmed.length >= shortest;
  const all = [...answers, views.answer];
  const searching = asked && (paused !== trimmed || all.some(({ isFetching }) => isFetching));
  const failed = asked && all.some(({ isError }) => isError);
  return { items: asked ? items : [], searching, failed };
};
