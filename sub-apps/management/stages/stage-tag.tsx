import { Tag, type TagProps } from "@console-shell/ui";
import { useStageName } from "./use-stage-name.ts";

const colours: Record<string, TagProps["color"]> = { stable: "success", canary: "blue" };

/** A stage's name, coloured if it reaches operators. */
export const StageTag = ({ stage }: { stage: string }) => (
  <Tag color={colours[stage] ?? "default"}>{useStageName()(stage)}</Tag>
);
