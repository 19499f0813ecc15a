import { type FacePresetName, presetReached } from "@console-shell/contract/words/face-presets";
import { Status, type StatusProps } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

const dots: Record<FacePresetName | "none", StatusProps["status"]> = {
  strict: "success",
  balanced: "success",
  broad: "warning",
  none: "default",
};

interface VerdictProps {
  similarity: number;
  /** In more words. */
  long?: boolean;
}

/** The strictest preset that a similarity passes. */
export const Verdict = ({ similarity, long = false }: VerdictProps) => {
  const text = useText();
  const reached = presetReached(similarity) ?? "none";
  return (
    <Status
      status={dots[reached]}
      text={text(long ? `verdict.${reached}` : `reached.${reached}`)}
    />
  );
};
