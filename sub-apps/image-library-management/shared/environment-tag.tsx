import type { ApplicationEnvironment } from "@console-shell/contract/calls/client-application";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

export const environments = ["production", "sandbox"] as const satisfies ApplicationEnvironment[];

/** The environment of the client apps that can be granted a library. */
export const EnvironmentTag = ({ environment }: { environment: ApplicationEnvironment }) => {
  const text = useText();
  return (
    <Tag color={environment === "production" ? "blue" : "default"}>
      {text(`environment.${environment}`)}
    </Tag>
  );
};
