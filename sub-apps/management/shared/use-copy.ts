import { useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

/** Copies a text and says so. */
export const useCopy = (): ((copied: string) => void) => {
  const text = useText();
  const notify = useNotify();
  // Without https browsers have no clipboard.
  const write = async (copied: string) => navigator.clipboard.writeText(copied);
  return (copied) =>
    void write(copied).then(
      () => notify({ kind: "success", title: text("word.copied") }),
      () => notify({ kind: "warning", title: text("token.copyFailed") }),
    );
};
