import type { ApiOutput, HostRequest, Role } from "@console-shell/contract";
import type { Stat } from "@console-shell/ui";
import { useQueries } from "@tanstack/react-query";
import { Skeleton } from "antd";
import { useIntl } from "react-intl";
import { createElement } from "react";
import { Link } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { useMoney } from "../i18n/use-money.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount, usePermissions } from "../state/use-global-state.ts";

type Read = (request: HostRequest, signal: AbortSignal) => Promise<unknown>;

interface Source {
  permissions: readonly string[];
  read: Read;
}

const lastDay = { query: { range: "24h" } } as const;
const lastMonth = { query: { range: "30d" } } as const;

/** What each figure needs and how it's read. */
const sources = {
  calls: {
    permissions: ["console:open", "console:usage:read"],
    read: (request, signal) => request("GET /cc-api/usage/series", lastDay, { signal }),
  },
  searches: {
    permissions: ["console:open", "console:usage:read"],
    read: (request, signal) => request("GET /cc-api/usage/searches", lastMonth, { signal }),
  },
  pictures: {
    permissions: ["console:usage:read", "image-library-management:open"],
    read: (request, signal) => request("GET /cc-api/usage/storage", lastMonth, { signal }),
  },
  receivables: {
    permissions: ["finance:open", "finance:invoice:read"],
    read: (request, signal) =>
      request("GET /cc-api/finance/receivables/totals", { query: {} }, { signal }),
  },
  lowCredit: {
    permissions: ["finance:open", "finance:client:read"],
    read: (request, signal) =>
      request(
        "GET /cc-api/finance/client/list",
        { query: { credit: "low", pageSize: 1 } },
        { signal },
      ),
  },
  clients: {
    permissions: ["finance:open", "finance:client:read"],
    read: (request, signal) =>
      request("GET /cc-api/finance/client/list", { query: { pageSize: 1 } }, { signal }),
  },
  jobs: {
    permissions: ["image-library-management:open", "image-library-management:library:read"],
    read: (request, signal) => request("GET /cc-api/job/counts", { query: {} }, { signal }),
  },
} as const satisfies Record<string, Source>;
type FigureName = keyof typeof sources;

const most = 4;

/** In the place of a value that is being read. */
const reading = { active: true, size: "small" } as const;

type Show = (data: unknown) => Omit<Stat, "label">;

/** The figures of each role, in order. Those it may not see are left out, and the next ones take their place. */
const orders: Record<Role, readonly FigureName[]> = {
  root: ["calls", "receivables", "searches", "pictures"],
  admin: ["calls", "receivables", "searches", "pictures"],
  bizDirector: ["receivables", "lowCredit", "clients", "calls"],
  operation: ["searches", "pictures", "jobs", "calls"],
  clientManager: ["receivables", "lowCredit", "clients"],
  sales: ["receivables", "lowCredit", "clients"],
};

interface Answers {
  calls: ApiOutput<"GET /cc-api/usage/series">;
  searches: ApiOutput<"GET /cc-api/usage/searches">;
  pictures: ApiOutput<"GET /cc-api/usage/storage">;
  receivables: ApiOutput<"GET /cc-api/finance/receivables/totals">;
  lowCredit: ApiOutput<"GET /cc-api/finance/client/list">;
  clients: ApiOutput<"GET /cc-api/finance/client/list">;
  jobs: ApiOutput<"GET /cc-api/job/counts">;
}

const day = 24 * 3_600_000;

/** Sums of what was counted, by day: shorter buckets would only show when people sleep. */
const byDay = (points: readonly { at: number; count: number }[]): number[] =>
  [...Map.groupBy(points, ({ at }) => Math.floor(at / day)).values()].map((ofDay) =>
    sumOf(ofDay.map(({ count }) => count)),
  );

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The home page's key figures, as the operator's role and permissions have it. */
export const useFigures = (): Stat[] => {
  const text = useText();
  const intl = useIntl();
  const format = useMoney();
  const money = (value: number, currency: string) => format(value, currency, { whole: true });
  const { request } = useConsole();
  const { role } = useAccount();
  const permissions = usePermissions();
  const wanted = new Set([...orders[role], ...(Object.keys(sources) as FigureName[])]);
  const names = [...wanted]
    .filter((name) => sources[name].permissions.every((one) => permissions.has(one)))
    .slice(0, most);
  const answers = useQueries({
    queries: names.map((name) => ({
      queryKey: ["figure", name],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        (sources[name].read as Read)(request, signal),
      staleTime: 60_000,
    })),
  });
  const to = (path: string) => (label: React.ReactNode) => createElement(Link, { to: path }, label);
  const count = (value: number) => intl.formatNumber(value);
  const stats: { [Name in FigureName]: (data: Answers[Name]) => Omit<Stat, "label"> } = {
    calls: ({ points }) => {
      const calls = sumOf(points.map((point) => point.calls));
      const errors = sumOf(points.map((point) => point.errors));
      return {
        value: count(calls),
        detail: text("figure.errors", { count: errors }),
        trend: points.map((point) => point.calls),
        link: to("/console/overview"),
      };
    },
    searches: ({ points }) => {
      const faces = sumOf(points.map((point) => point.faces));
      const objects = sumOf(points.map((point) => point.objects));
      return {
        value: count(faces + objects),
        detail: text("figure.facesAndObjects", { faces: count(faces), objects: count(objects) }),
        trend: byDay(points.map((one) => ({ at: one.at, count: one.faces + one.objects }))),
        trendKind: "bars",
        link: to("/console/overview?range=30d"),
      };
    },
    pictures: ({ points }) => {
      const known = points.filter(({ images }) => images !== null);
      const [first, last] = [known[0]?.images ?? 0, known.at(-1)?.images ?? 0];
      return {
        value: count(last),
        detail: text("figure.added", { count: count(last - first) }),
        trend: points.map(({ images }) => images),
        link: to("/image-library-management/libraries"),
      };
    },
    receivables: (rows) => {
      // Amounts of different currencies can't be compared: the first is the one that finance shows, too.
      const [main, ...others] = rows;
      const overdue = main ? main.upTo30 + main.upTo60 + main.upTo90 + main.over90 : 0;
      return {
        value: main ? money(main.total, main.currency) : count(0),
        detail:
          main && overdue > 0
            ? text("figure.overdue", { amount: money(overdue, main.currency) })
            : others.map((row) => money(row.total, row.currency)).join(" · "),
        trend: main && [main.notDue, main.upTo30, main.upTo60, main.upTo90, main.over90],
        trendKind: "bars",
        link: to("/finance/receivables"),
      };
    },
    lowCredit: ({ total }) => ({
      value: count(total),
      detail: text("figure.lowCredit.detail"),
      tone: total > 0 ? "warning" : undefined,
      link: to("/finance/clients?credit=low"),
    }),
    clients: ({ total }) => ({
      value: count(total),
      detail: text("figure.clients.detail"),
      link: to("/finance/clients"),
    }),
    jobs: ({ waiting, working, retrying, failed }) => ({
      value: count(waiting + working + retrying),
      detail: text("figure.failed", { count: failed }),
      tone: failed > 0 ? "warning" : undefined,
      link: to("/image-library-management/indexing"),
    }),
  };
  return names.flatMap((name, index): Stat[] => {
    const { data, isPending } = answers[index]!;
    const label = text(`figure.${name}`);
    if (isPending)
      return [{ label, value: createElement(Skeleton.Input, reading), detail: "\u00a0" }];
    // A figure that can't be read is left out: the page it leads to says why.
    return data === undefined ? [] : [{ label, ...(stats[name] as Show)(data) }];
  });
};
