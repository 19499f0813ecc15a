import { Tag } from "antd";
import { useStageName } from "./use-stage-name.ts";

const colours: Record<string, string> = { stable: "success", canary: "blue" };

/** A stage's name, coloured if it reaches operators. */
export const StageTag = ({ stage }: { stage: string }) => (
  <Tag color={colours[stage] ?? "default"}>{useStageName()(stage)}</Tag>
);
