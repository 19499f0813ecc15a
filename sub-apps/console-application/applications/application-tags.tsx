import type {
  ApplicationEnvironment,
  ApplicationStatus,
} from "@console-shell/contract/calls/client-application";
import { Badge, Tag } from "antd";
import { useText } from "../messages/index.ts";

export const environments = ["production", "sandbox"] as const satisfies ApplicationEnvironment[];
export const statuses = ["active", "suspended"] as const satisfies ApplicationStatus[];

/** Production is highlighted, because changes there have real effects. */
export const EnvironmentTag = ({ environment }: { environment: ApplicationEnvironment }) => {
  const text = useText();
  return (
    <Tag color={environment === "production" ? "blue" : "default"}>
      {text(`environment.${environment}`)}
    </Tag>
  );
};

export const StatusTag = ({ status }: { status: ApplicationStatus }) => {
  const text = useText();
  return (
    <Badge status={status === "active" ? "success" : "warning"} text={text(`status.${status}`)} />
  );
};
