import { fixedStages } from "@console-shell/contract/words/sub-app-releases";
import { oneOf } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

/** A stage in the operator's language; a team's own stage has only the name that the team gave it. */
export const useStageName = (): ((stage: string) => string) => {
  const text = useText();
  return (stage) => {
    const fixed = oneOf(fixedStages, stage);
    return fixed ? text(`stage.${fixed}`) : stage;
  };
};
