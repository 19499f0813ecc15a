import { callOnServer } from "@console-shell/contract/words/own-calls";
import { openPermission } from "@console-shell/contract/words/sub-app";
import type { HostRequest, SubAppRegistration } from "@console-shell/contract";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocale } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
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

/** Records found as the operator types, from the sub-apps' searches the operator may use. */
export const useFoundRecords = (
  typed: string,
): { items: PaletteItem[]; searching: boolean; failed: boolean } => {
  const { config, request } = useConsole();
  const locale = useLocale();
  const permissions = usePermissions();
  const trimmed = typed.trim();
  const search = usePaused(trimmed);
  const searches = config.subApps
    .filter((subApp) => permissions.has(openPermission(subApp)))
    .flatMap(({ name, search = [] }): Search[] =>
      search.map((one) => ({ ...one, subApp: name, call: callOnServer(name, one.call) })),
    );
  const hasDigit = /\d/.test(search);
  const permitted = searches.filter(
    ({ permission, numbered }) => permissions.has(permission) && (hasDigit || !numbered),
  );
  const answers = useQueries({
    queries: permitted.map(({ call, label }) => ({
      queryKey: ["palette", call, label, search, locale],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        shownOf(
          await (request as HostRequest & AskForList)(
            call,
            { query: { search, pageSize: ofEach } },
            { signal },
          ),
          label,
        ),
      enabled: search.length >= shortest,
      staleTime: 30_000,
    })),
  });
  const items = permitted.flatMap((one, index) =>
    (answers[index]?.data ?? []).map((record, at) => ({
      id: `${one.call} ${field(record, "id") || at}`,
      group: one.title[locale],
      title: field(record, one.label),
      detail: one.detail && field(record, one.detail),
      to: addressOf(one, record),
    })),
  );
  const asked = trimmed.length >= shortest;
  const searching = asked && (search !== trimmed || answers.some(({ isFetching }) => isFetching));
  const failed = asked && answers.some(({ isError }) => isError);
  return { items: asked ? items : [], searching, failed };
};
