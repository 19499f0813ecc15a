import { useEffect, useState, type ComponentType } from "react";
import { useText } from "../../i18n/use-text.ts";
import { loadChunk } from "../../routing/load-chunk.ts";
import { useConsole } from "../../state/console-context.ts";
import { useLive } from "../../state/use-live.ts";
import type { ReauthQuestion } from "./reauthentication.ts";

type Dialog = ComponentType<{ question: ReauthQuestion }>;

/** Shows the question who somebody is, above everything; its dialog loads when it is first asked. */
export const ReauthHolder = () => {
  const text = useText();
  const { reauthentication, notices } = useConsole();
  const question = useLive(reauthentication.question);
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  const missing = question !== null && !loaded;
  useEffect(() => {
    if (!missing) return;
    loadChunk("reauth", () => import("./reauth-dialog.tsx")).then(
      ({ ReauthDialog }) => setLoaded({ Dialog: ReauthDialog }),
      () => {
        notices.notification({
          kind: "error",
          title: text("error.network.title"),
          description: text("error.network"),
        });
        reauthentication.close();
      },
    );
  }, [missing, notices, reauthentication, text]);
  return question && loaded ? <loaded.Dialog key={question.id} question={question} /> : null;
};
