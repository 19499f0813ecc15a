import { Tag } from "@console-shell/ui";
import type { ClientAppEnvironment } from "@console-shell/contract/calls/client-app";
import { useText } from "../messages/index.ts";

export const environments = ["production", "sandbox"] as const satisfies ClientAppEnvironment[];

/** The environment of the client apps that can be granted a library. */
export const EnvironmentTag = ({ environment }: { environment: ClientAppEnvironment }) => {
  const text = useText();
  return (
    <Tag color={environment === "production" ? "blue" : "default"}>
      {text(`environment.${environment}`)}
    </Tag>
  );
};
