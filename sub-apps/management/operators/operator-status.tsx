import { Status } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { useText } from "../messages/index.ts";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

/** Whether an operator can sign in, and has a password. */
export const OperatorStatus = ({
  operator: { status, awaitsPassword },
}: {
  operator: Pick<Operator, "status" | "awaitsPassword">;
}) => {
  const text = useText();
  if (status === "active" && awaitsPassword)
    return <Status status="warning" text={text("operator.awaitsPassword")} />;
  return (
    <Status
      status={status === "active" ? "success" : "default"}
      text={text(`operator.${status}`)}
    />
  );
};
