import type { ReactNode } from "react";
import { Sparkline } from "./sparkline.tsx";
import "./stats.css";

/** A figure in a row of figures. */
export interface Stat {
  /** What it counts; unique in its row. */
  label: string;
  value: ReactNode;
  /** A second line, e.g. the change from before. */
  detail?: ReactNode;
  /** Only for what somebody must act on. */
  tone?: "warning" | "error" | undefined;
  /** Drawn next to the value. */
  trend?: readonly (number | null)[] | undefined;
  trendKind?: "line" | "bars";
  /** Wraps the label into a link, which the whole tile follows. */
  link?: (label: ReactNode) => ReactNode;
}

interface StatsProps {
  items: readonly Stat[];
  /** Names the row. */
  label?: string;
  /** The first figure is the page's key figure. */
  lead?: boolean;
}

/** Key figures as tiles in one surface. */
export const Stats = ({ items, label, lead = false }: StatsProps) => (
  <section className="cs-stats" aria-label={label} data-lead={lead || undefined}>
    <dl className="cs-stats-row">
      {items.map(({ label: name, value, detail, tone, trend, trendKind, link }, at) => (
        // Two sub-apps may call their figures the same.
        <div key={`${name} ${at}`} className="cs-stat" data-tone={tone}>
          <dt>{link ? link(name) : name}</dt>
          <dd>
            <span className="cs-stat-value">{value}</span>
            {detail ? <span className="cs-stat-detail">{detail}</span> : null}
          </dd>
          {trend ? (
            // In a definition list only terms and descriptions may stand.
            <dd className="cs-stat-trend" aria-hidden="true">
              <Sparkline values={trend} {...(trendKind && { kind: trendKind })} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  </section>
);
