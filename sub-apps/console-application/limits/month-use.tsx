import type { ApplicationLimits } from "@console-shell/contract/calls/application-limits";
import { useFormat } from "@console-shell/sdk";
import { Progress } from "antd";
import { useText } from "../messages/index.ts";

/** From this share on, the monthly limit is nearly used up. */
const near = 0.9;

/** This month's calls, next to the monthly limit. */
export const MonthUse = ({ limits }: { limits: ApplicationLimits }) => {
  const text = useText();
  const format = useFormat();
  const { callsPerMonth, month } = limits;
  const until = text("limits.until", { time: format.dateTime(month.resetsAt) });
  if (callsPerMonth === null)
    return (
      <p className="month-use">
        {text("limits.used", { used: month.used })} · <span className="month-until">{until}</span>
      </p>
    );
  const share = Math.min(1, month.used / callsPerMonth);
  return (
    <div className="month-use">
      <div>
        {text("limits.usedOf", { used: month.used, limit: callsPerMonth })} ·{" "}
        <span className="month-until">{until}</span>
      </div>
      <Progress
        aria-label={text("limits.month")}
        percent={Math.floor(share * 100)}
        status={share >= 1 ? "exception" : "normal"}
        {...(share >= near && share < 1
          ? { strokeColor: "var(--console-color-warning)" }
          : undefined)}
      />
    </div>
  );
};
