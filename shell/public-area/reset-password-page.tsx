import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "../results/link-button.tsx";
import { ResultView } from "../results/result-view.tsx";
import { ResetCodeForm } from "./reset-code-form.tsx";
import { ResetNewPasswordForm } from "./reset-new-password-form.tsx";

/** State passed by the forgot-password page, kept out of the address. */
export interface ResetState {
  account: string;
}

type Step =
  | { name: "code" }
  | { name: "password"; account: string; resetToken: string }
  | { name: "done" };

/** A password reset in two steps, from the mailed code to the new password. */
export const ResetPasswordPage = () => {
  const text = useText();
  const { state } = useLocation() as { state: ResetState | null };
  // The mailed link contains the account.
  const [parameters] = useSearchParams();
  const [step, setStep] = useState<Step>({ name: "code" });
  if (step.name === "done")
    return (
      <ResultView
        status="success"
        title={text("reset.done")}
        subTitle={text("reset.doneDetail")}
        actions={
          <LinkButton type="primary" to="/user/login">
            {text("result.login")}
          </LinkButton>
        }
      />
    );
  return step.name === "code" ? (
    <ResetCodeForm
      initialAccount={state?.account ?? parameters.get("account") ?? ""}
      onAccepted={(account, resetToken) => setStep({ name: "password", account, resetToken })}
    />
  ) : (
    <ResetNewPasswordForm
      account={step.account}
      resetToken={step.resetToken}
      onDone={() => setStep({ name: "done" })}
      onExpired={() => setStep({ name: "code" })}
    />
  );
};
