import type { ApiInput } from "@console-shell/contract";
import { callsPerMinute, callsPerMonth } from "@console-shell/contract/words/limits";
import { InPlace, useApiMutation, useApiQuery, useFormat, useRequest } from "@console-shell/sdk";
import { Facts, LoadFailure, Panel } from "@console-shell/ui";
import { Button, InputNumber, Progress, Skeleton } from "antd";
import { useState } from "react";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { LimitsForm } from "./limits-form.tsx";
import { PayerSelect } from "./payer-select.tsx";
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

interface LimitFactsProps {
  clientAppId: string;
  limits: ClientAppLimits;
  mayEdit: boolean;
}

/** Payer and limits, each changed where it's shown. */
const LimitFacts = ({ clientAppId, limits, mayEdit }: LimitFactsProps) => {
  const text = useText();
  const format = useFormat();
  const request = useRequest();
  const update = useApiMutation("PUT /cc-api/client-app/:id/limits");
  const { payer } = limits;
  // The call sets all three: what isn't changed here stays as it is now.
  const save = async (changed: Partial<ApiInput<"PUT /cc-api/client-app/:id/limits">["body"]>) => {
    const params = { id: clientAppId };
    const now = await request("GET /cc-api/client-app/:id/limits", { params });
    return update.mutateAsync({
      params,
      body: {
        callsPerMinute: now.callsPerMinute,
        callsPerMonth: now.callsPerMonth,
        payerId: now.payer?.id ?? null,
        ...changed,
      },
    });
  };
  return (
    <Facts
      items={[
        {
          label: text("limits.payer"),
          value: (
            <InPlace<string | null>
              label={text("limits.payer")}
              name="payerId"
              value={payer?.id ?? null}
              mayEdit={mayEdit}
              field={<PayerSelect placeholder={text("word.none")} present={payer} />}
              save={(payerId) => save({ payerId })}
            >
              {payer ? `${payer.name} · ${payer.number}` : text("word.none")}
            </InPlace>
          ),
        },
        {
          label: text("limits.perMinute"),
          value: (
            <InPlace
              label={text("limits.perMinute")}
              name="callsPerMinute"
              value={limits.callsPerMinute}
              mayEdit={mayEdit}
              field={<InputNumber {...callsPerMinute} precision={0} className="limits-number" />}
              rules={[{ required: true, message: text("required.callsPerMinute") }]}
              save={(next) => save({ callsPerMinute: next })}
            >
              {format.number(limits.callsPerMinute)}
            </InPlace>
          ),
        },
        {
          label: text("limits.perMonth"),
          value: (
            <InPlace<number | null>
              label={text("limits.perMonth")}
              name="callsPerMonth"
              value={limits.callsPerMonth}
              mayEdit={mayEdit}
              field={
                <InputNumber
                  {...callsPerMonth}
                  precision={0}
                  className="limits-number"
                  placeholder={text("limits.endless")}
                />
              }
              save={(next) => save({ callsPerMonth: next ?? null })}
            >
              {limits.callsPerMonth === null
                ? text("limits.endless")
                : format.number(limits.callsPerMonth)}
            </InPlace>
          ),
        },
      ]}
    />
  );
};

/** A client app's limits, current use and payer. */
export const LimitsPanel = ({ clientAppId }: { clientAppId: string }) => {
  const text = useText();
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
          <LimitFacts clientAppId={clientAppId} limits={limits} mayEdit={mayUpdate} />
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
