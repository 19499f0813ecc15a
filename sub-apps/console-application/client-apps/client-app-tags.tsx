import { Tag, Status } from "@console-shell/ui";
import type {
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

export const StatusTag = ({ status }: { status: ClientAppStatus }) => {
  const text = useText();
  return (
    <Status status={status === "active" ? "success" : "warning"} text={text(`status.${status}`)} />
  );
};
