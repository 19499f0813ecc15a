import { useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

/** Copies text and shows whether that succeeded. */
export const useCopy = (): ((copied: string) => void) => {
  const text = useText();
  const notify = useNotify();
  return (copied) =>
    void navigator.clipboard.writeText(copied).then(
      () => notify({ kind: "success", title: text("word.copied") }),
      () => notify({ kind: "warning", title: text("issued.copyFailed") }),
    );
};
