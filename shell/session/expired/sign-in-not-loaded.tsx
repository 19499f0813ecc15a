import { Button } from "antd";
import { TopDialog } from "../../dialogs/top-dialog.tsx";
import { useText } from "../../i18n/use-text.ts";
import { loginPath } from "../../routing/public-path.ts";
import { useConsole } from "../../state/console-context.ts";
import styles from "./sign-in-not-loaded.module.css";

interface SignInNotLoadedProps {
  onRetry: () => void;
  onLeave: () => void;
}

/** Says that the sign-in dialog couldn't be loaded; the page stays, and the user can sign in from another tab. */
export const SignInNotLoaded = ({ onRetry, onLeave }: SignInNotLoadedProps) => {
  const text = useText();
  const { routing } = useConsole();
  return (
    <TopDialog
      opaque
      title={text("sessionExpired.notLoaded.title")}
      lead={text("sessionExpired.notLoaded.lead")}
      // There is no way back without signing in.
      onCancel={() => undefined}
    >
      <div className={styles["actions"]}>
        <Button danger onClick={onLeave}>
          {text("unsaved.leave")}
        </Button>
        <Button href={routing.href(loginPath)} target="_blank">
          {text("sessionExpired.notLoaded.elsewhere")}
        </Button>
        <Button type="primary" onClick={onRetry}>
          {text("sessionExpired.notLoaded.retry")}
        </Button>
      </div>
    </TopDialog>
  );
};
