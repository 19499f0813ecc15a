import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery, useFormat, usePermission } from "@console-shell/sdk";
import { Stats } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePeriod } from "../invoices/use-period.ts";
import { useText } from "../messages/index.ts";
import { noFigure } from "../shared/figure.tsx";
import { sumsFigure } from "../shared/sums.tsx";
import { useOpenMonths } from "./open-months.tsx";

interface BillingFiguresProps {
  month: string;
  /** Undefined until it's read. */
  toIssue: ApiOutput<"GET /cc-api/finance/billing/preview">["toIssue"] | undefined;
  isRead: boolean;
}

const linkTo = (path: string) => (label: ReactNode) => <Link to={path}>{label}</Link>;

/** How many invoices of the month aren't sent yet; undefined without the permission to see or send them. */
const useUnsent = (month: string) => {
  const seesInvoices = usePermission("finance:invoice:read");
  const enabled = usePermission("finance:invoice:send") && seesInvoices;
  const filter = { mail: "unsent", monthFrom: month, monthTo: month } as const;
  const { data, error } = useApiQuery(
    "GET /cc-api/finance/invoice/totals",
    { query: filter },
    { enabled },
  );
  const path = `/invoices?${new URLSearchParams(filter)}`;
  const count = data?.reduce((sum, one) => sum + one.count, 0);
  return enabled ? { count, failed: error !== null, path } : undefined;
};

/** What a run of the month would issue, and how much is left to send and in other months. */
export const BillingFigures = ({ month, toIssue, isRead }: BillingFiguresProps) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const open = useOpenMonths({ shown: month, page: 1 });
  const others = open.data?.total;
  const unsent = useUnsent(month);
  const months = [...new Set(open.data?.items.map((one) => one.month))];
  const [firstMonth] = months;
  const sums = toIssue?.sums.map(({ currency, total }) => ({ currency, amount: total }));
  return (
    <Stats
      lead
      label={text("billing.title")}
      items={[
        {
          label: text("billing.toIssue"),
          value: toIssue ? format.number(toIssue.count) : noFigure(isRead),
          detail: period(month),
        },
        {
          label: text("billing.total"),
          ...sumsFigure(sums ?? (isRead ? [] : undefined)),
        },
        ...(unsent
          ? [
              {
                label: text("billing.unsent"),
                value:
                  unsent.count === undefined
                    ? noFigure(unsent.failed)
                    : format.number(unsent.count),
                link: unsent.count ? linkTo(unsent.path) : undefined,
              },
            ]
          : []),
        {
          label: text("open.title"),
          value: others === undefined ? noFigure(open.error !== null) : format.number(others),
          tone: others ? "warning" : undefined,
          detail: months.slice(0, 2).map(period).join(" · ") + (months.length > 2 ? " …" : ""),
          link: firstMonth ? linkTo(`/billing?month=${firstMonth}`) : undefined,
        },
      ]}
    />
  );
};
