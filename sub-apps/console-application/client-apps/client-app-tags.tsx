import { Tag, Status } from "@console-shell/ui";
import type {
  ClientApp,
  ClientAppEnvironment,
  ClientAppStatus,
} from "@console-shell/contract/calls/client-app";
import { useText } from "../messages/index.ts";

export const environments = ["production", "sandbox"] as const satisfies ClientAppEnvironment[];
export const statuses = ["active", "suspended"] as const satisfies ClientAppStatus[];

/** Production is highlighted, because changes there have real effects. */
export const EnvironmentTag = ({ environment }: { environment: ClientAppEnvironment }) => {
  const text = useText();
  return (
    <Tag color={environment === "production" ? "blue" : "default"}>
      {text(`environment.${environment}`)}
    </Tag>
  );
};

/** A client app's state; an active one without a working key can't call anything. */
export const StatusTag = ({
  clientApp: { status, keyCount },
}: {
  clientApp: Pick<ClientApp, "status" | "keyCount">;
}) => {
  const text = useText();
  const shown = status === "active" && keyCount === 0 ? "keyless" : status;
  return (
    <Status status={shown === "active" ? "success" : "warning"} text={text(`status.${shown}`)} />
  );
};
