import { useApiQuery, useFormat } from "@console-shell/sdk";
import { Facts, LoadFailure, Panel } from "@console-shell/ui";
import { Button, Progress, Skeleton } from "antd";
import { useState } from "react";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { LimitsForm } from "./limits-form.tsx";
import type { ClientAppLimits } from "@console-shell/contract/calls/client-app-limits";

/** From this share on, the monthly limit is nearly used up. */
const near = 0.9;

/** This month's calls, next to the monthly limit. */
const MonthUse = ({ limits }: { limits: ClientAppLimits }) => {
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

/** A client app's limits, current use and payer. */
export const LimitsPanel = ({ clientAppId }: { clientAppId: string }) => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = useMayWrite("console-application:application:update");
  const [editing, setEditing] = useState(0);
  const [open, setOpen] = useState(false);
  const read = useApiQuery("GET /cc-api/client-app/:id/limits", {
    params: { id: clientAppId },
  });
  const limits = read.data;
  const edit = () => {
    setEditing(editing + 1);
    setOpen(true);
  };
  return (
    <Panel
      title={text("limits.title")}
      extra={mayUpdate && limits ? <Button onClick={edit}>{text("limits.edit")}</Button> : null}
    >
      {read.error ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading && !limits ? <Skeleton active paragraph={{ rows: 2 }} /> : null}
      {limits ? (
        <>
          <Facts
            items={[
              {
                label: text("limits.payer"),
                value: limits.payer
                  ? `${limits.payer.name} · ${limits.payer.number}`
                  : text("word.none"),
              },
              {
                label: text("limits.perMinute"),
                value: format.number(limits.callsPerMinute),
              },
              {
                label: text("limits.perMonth"),
                value:
                  limits.callsPerMonth === null
                    ? text("limits.endless")
                    : format.number(limits.callsPerMonth),
              },
            ]}
          />
          <MonthUse limits={limits} />
        </>
      ) : null}
      {open && limits ? (
        <LimitsForm
          key={editing}
          clientAppId={clientAppId}
          limits={limits}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Panel>
  );
};
