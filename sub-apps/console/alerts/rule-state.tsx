import { Tag, Status } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import type { AlertState } from "@console-shell/contract/words/alerts";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

const badges = {
  firing: "error",
  pending: "processing",
  ok: "success",
  "no-data": "default",
  off: "default",
} as const satisfies Record<AlertState, string>;

/** A rule's state; of a firing one whether it's acknowledged, and of any whether it's silenced. */
export const RuleState = ({
  rule,
}: {
  rule: Pick<Rule, "state" | "silencedUntil"> & {
    incident: Pick<NonNullable<Rule["incident"]>, "state"> | null;
  };
}) => {
  const text = useText();
  const format = useFormat();
  const { state, incident, silencedUntil } = rule;
  const isAcknowledged = incident?.state === "acknowledged";
  return (
    <span className="console-rule-state">
      <Status
        status={isAcknowledged ? "warning" : badges[state]}
        text={text(isAcknowledged ? "state.acknowledged" : `state.${state}`)}
      />
      {silencedUntil !== null ? (
        <Tag title={text("alerts.silencedUntil", { time: format.dateTime(silencedUntil) })}>
          {text("alerts.silenced")}
        </Tag>
      ) : null}
    </span>
  );
};
