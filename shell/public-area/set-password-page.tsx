import { invitationLifetime } from "@console-shell/contract/words/limits";
import { focusHeading } from "@console-shell/ui";
import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "../results/link-button.tsx";
import { ResultView } from "../results/result-view.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";
import { useFragment } from "./use-fragment.ts";

type Step = "password" | "done" | "wrong";

const SetPassword = ({ token }: { token: string | null }) => {
  const text = useText();
  const [step, setStep] = useState<Step>(token ? "password" : "wrong");
  useEffect(() => (step === "password" ? undefined : focusHeading()), [step]);
  if (token && step === "password")
    return (
      <SetPasswordForm
        token={token}
        onDone={() => setStep("done")}
        onWrongLink={() => setStep("wrong")}
      />
    );
  const login = (type: "primary" | "default") => (
    <LinkButton type={type} to="/user/login">
      {text("result.login")}
    </LinkButton>
  );
  return step === "done" ? (
    <ResultView
      status="success"
      title={text("reset.done")}
      subTitle={text("reset.doneDetail")}
      actions={login("primary")}
    />
  ) : (
    <ResultView
      status="warning"
      title={text("link.wrong")}
      subTitle={text("setPassword.wrongDetail", { hours: invitationLifetime / 3_600_000 })}
      actions={
        <>
          <LinkButton type="primary" to="/user/forget-password">
            {text("setPassword.askCode")}
          </LinkButton>
          {login("default")}
        </>
      }
    />
  );
};

/** The page of the mailed link for setting the password of an account that has none. */
export const SetPasswordPage = () => {
  const token = useFragment("token");
  return <SetPassword key={token} token={token} />;
};
