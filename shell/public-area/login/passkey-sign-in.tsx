import { KeyOutlined } from "@ant-design/icons";
import { useWriteButton } from "@console-shell/ui";
import { Alert, Button } from "antd";
import { useState } from "react";
import { throttledSeconds } from "../../forms/throttled-seconds.ts";
import { useCountdown } from "../../forms/use-countdown.ts";
import { useText } from "../../i18n/use-text.ts";
import { CeremonyFailureAlert } from "../../passkeys/ceremony-failure-alert.tsx";
import { usePasskeyAnswer } from "../../passkeys/use-passkey-answer.ts";
import { RequestError } from "../../request/request-error.ts";
import { useConsole } from "../../state/console-context.ts";
import { useLoading } from "../../state/use-loading.ts";

interface PasskeySignInProps {
  /** Whether "stay signed in" is checked when the button is pressed. */
  remember: () => boolean;
  onSignedIn: () => void | Promise<void>;
}

/** Signs in with only a passkey, which counts as both factors. */
export const PasskeySignIn = ({ remember, onSignedIn }: PasskeySignInProps) => {
  const text = useText();
  const write = useWriteButton();
  const { session } = useConsole();
  const { ask, running, failure } = usePasskeyAnswer();
  const checking = useLoading("session.passkeyLogin");
  const [wait, startWait] = useCountdown();
  const [refusal, setRefusal] = useState("");

  const signIn = async () => {
    setRefusal("");
    try {
      const passkey = await ask();
      if (!passkey) return;
      await session.passkeyLogin({ passkey, remember: remember() });
      await onSignedIn();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (error.code === "wrong_passkey") setRefusal(error.message);
    }
  };

  return (
    <>
      <Button
        block
        icon={<KeyOutlined aria-hidden="true" />}
        {...write(running || checking, wait > 0)}
        onClick={() => void signIn()}
      >
        {wait > 0 ? text("form.wait", { seconds: wait }) : text("login.passkey")}
      </Button>
      <CeremonyFailureAlert failure={failure} />
      {refusal ? <Alert role="alert" type="error" showIcon title={refusal} /> : null}
    </>
  );
};
