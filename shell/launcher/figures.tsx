import type { HostRequest, SubAppFigure } from "@console-shell/contract";
import { callOnServer, isOwnCall } from "@console-shell/contract/words/own-calls";
import { type Stat, Stats } from "@console-shell/ui";
import { useQueries } from "@tanstack/react-query";
import { Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { useMoney } from "../i18n/use-money.ts";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { readTrend, readValue, type ReadValue } from "./figure-values.ts";
import type { HomeFigure } from "./home-figures.ts";

/** The calls in manifests have one type, which their keys don't express. */
type Ask = (
  call: string,
  input: { query: object },
  options: { signal: AbortSignal },
) => Promise<unknown>;

/** Of a list of the console only its total counts. */
const queryOf = ({ call, query }: SubAppFigure) => ({
  ...query,
  ...(call.endsWith("/list") && !isOwnCall(call) && { pageSize: "1" }),
});

/** Whether the page has been painted once. */
const usePainted = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame's callback runs before the paint, a timer that it starts after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
};

const useFormatValue = () => {
  const intl = useIntl();
  const money = useMoney();
  return (value: ReadValue | undefined): string => {
    if (!value) return "–";
    const { number, as, currency } = value;
    if (as === "share")
      return intl.formatNumber(number, { style: "percent", maximumFractionDigits: 1 });
    if (as === "number") return intl.formatNumber(number);
    try {
      return money(number, currency, { whole: true });
    } catch {
      // A sub-app's own backend may name any currency.
      return `${intl.formatNumber(number)} ${currency}`;
    }
  };
};

/** In the place of a value that is being read. */
const reading = { active: true, size: "small" } as const;

/** Key figures of sub-apps, read once the page has been painted. Each answer renders only them. */
export const Figures = ({ figures }: { figures: readonly HomeFigure[] }) => {
  const text = useText();
  const locale = useLocale();
  const format = useFormatValue();
  const { request } = useConsole();
  const isPainted = usePainted();
  const answers = useQueries({
    queries: figures.map((figure) => {
      const call = callOnServer(figure.subApp, figure.call);
      const query = queryOf(figure);
      return {
        // Figures of one call share its answer.
        queryKey: ["figure", call, query],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          (request as HostRequest & Ask)(call, { query }, { signal }),
        staleTime: 60_000,
        enabled: isPainted,
      };
    }),
  });
  const statOf = (figure: HomeFigure, answer: unknown): Omit<Stat, "label"> => {
    const { value, facts = [], trend, attention } = figure;
    const said = facts.flatMap((fact) => {
      const title = fact.title[locale];
      if (!fact.value) return [title];
      const number = readValue(answer, fact.value);
      return number && number.number !== 0 ? [`${title} ${format(number)}`] : [];
    });
    return {
      value: format(readValue(answer, value)),
      detail: said.join(" · ") || "\u00a0",
      tone: attention && (readValue(answer, attention)?.number ?? 0) > 0 ? "warning" : undefined,
      trend: trend && readTrend(answer, trend),
      ...(trend?.kind && { trendKind: trend.kind }),
    };
  };
  const items = figures.map((figure, index): Stat => {
    const { label, subApp, path } = figure;
    const { data, isPending } = answers[index]!;
    const link =
      path === undefined
        ? undefined
        : (name: React.ReactNode) => <Link to={`/${subApp}${path}`}>{name}</Link>;
    const known = { label, ...(link && { link }) };
    if (isPending) return { ...known, value: <Skeleton.Input {...reading} />, detail: "\u00a0" };
    try {
      return { ...known, ...statOf(figure, data) };
    } catch {
      // The call failed, or a backend's answer has other fields than its manifest says.
      return { ...known, value: "–", detail: text("figure.failed") };
    }
  });
  return items.length > 0 ? <Stats items={items} label={text("figure.label")} /> : null;
};
