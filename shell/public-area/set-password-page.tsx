import { invitationLifetime } from "@console-shell/contract/words/limits";
import { focusHeading } from "@console-shell/ui";
import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { useInBrowser } from "../prerender/use-in-browser.ts";
import { LinkButton } from "../results/link-button.tsx";
import { ResultView } from "../results/result-view.tsx";
import { useConsole } from "../state/console-context.ts";
import { SetPasswordForm } from "./set-password-form.tsx";
import { useFragment } from "./use-fragment.ts";

type Step = "password" | "done" | "wrong";

const SetPassword = ({ token }: { token: string | null }) => {
  const text = useText();
  const { config } = useConsole();
  const isMailed = useInBrowser(() => config.withoutMail !== true, true);
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
      status={404}
      title={text("link.wrong")}
      subTitle={text(isMailed ? "setPassword.wrongDetail" : "setPassword.wrongUnmailed", {
        hours: invitationLifetime / 3_600_000,
      })}
      actions={
        <>
          {isMailed ? (
            <LinkButton type="primary" to="/user/forget-password">
              {text("setPassword.askCode")}
            </LinkButton>
          ) : null}
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
