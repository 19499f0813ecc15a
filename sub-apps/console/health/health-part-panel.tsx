import type { ApiOutput } from "@console-shell/contract";
import { Facts, Panel } from "@console-shell/ui";
import { Badge } from "antd";
import { useText } from "../messages/index.ts";
import { useHealthFacts } from "./use-health-facts.ts";

type Part = ApiOutput<"GET /cc-api/health/list">["parts"][number];

const badges = { ok: "success", degraded: "warning", down: "error" } as const satisfies Record<
  Part["state"],
  string
>;

/** A part of the server: its health and its measurements. */
export const HealthPartPanel = ({ part }: { part: Part }) => {
  const text = useText();
  const factsOf = useHealthFacts();
  return (
    <Panel
      title={text(`part.${part.part}`)}
      extra={<Badge status={badges[part.state]} text={text(`health.${part.state}`)} />}
    >
      <Facts items={factsOf(part)} />
    </Panel>
  );
};
