import { reauthWithin } from "@console-shell/contract/words/limits";
import { TopDialog } from "../../dialogs/top-dialog.tsx";
import { useText } from "../../i18n/use-text.ts";
import { ReauthForm } from "./reauth-form.tsx";
import type { ReauthQuestion } from "./reauthentication.ts";

/** Asks the user to reauthenticate before a sensitive action. */
export const ReauthDialog = ({ question }: { question: ReauthQuestion }) => {
  const text = useText();
  return (
    <TopDialog
      title={text("reauth.title")}
      lead={text("reauth.lead", { minutes: reauthWithin / 60_000 })}
      onCancel={() => question.answer(false)}
    >
      <ReauthForm question={question} />
    </TopDialog>
  );
};
