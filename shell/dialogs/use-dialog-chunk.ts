import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { loadChunk } from "../routing/load-chunk.ts";
import { useConsole } from "../state/console-context.ts";

/**
 * A dialog that is loaded lazily. A failed load is shown to the operator, and `onFailed` cancels what the
 * dialog was for.
 */
export const useDialogChunk = <Dialog>(
  name: string,
  wanted: boolean,
  load: () => Promise<Dialog>,
  onFailed: () => void,
): { Dialog: Dialog } | undefined => {
  const text = useText();
  const { notices } = useConsole();
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  const missing = wanted && !loaded;
  useEffect(() => {
    if (!missing) return;
    loadChunk(name, load).then(
      (Dialog) => setLoaded({ Dialog }),
      (reason: unknown) => {
        // The operator sees a short message; error monitoring gets the cause.
        reportError(reason);
        notices.notification({
          kind: "error",
          title: text("error.network.title"),
          description: text("error.network"),
        });
        onFailed();
      },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once each time that it is wanted
  }, [missing]);
  return loaded;
};
