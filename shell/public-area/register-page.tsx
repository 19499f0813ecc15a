import { confirmLinkLifetime } from "@console-shell/contract/words/limits";
import { focusHeading } from "@console-shell/ui";
import { useState, useEffect } from "react";
import { useText } from "../i18n/use-text.ts";
import { useInBrowser } from "../prerender/use-in-browser.ts";
import { LinkButton } from "../results/link-button.tsx";
import { ResultView } from "../results/result-view.tsx";
import { useConsole } from "../state/console-context.ts";
import { ConfirmAddress } from "./confirm-address.tsx";
import { RegisterForm, type SentRegistration } from "./register-form.tsx";
import { useFragment } from "./use-fragment.ts";

/** Next step after a registration was sent: open the mailed link. */
const RegistrationSent = ({ reference, email }: SentRegistration) => {
  const text = useText();
  // The form was longer, and its button at its end, so scroll to the top.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    return focusHeading();
  }, []);
  return (
    <ResultView
      status="success"
      title={text("register.sent")}
      subTitle={
        <>
          <p>{text("register.sentDetail", { email, hours: confirmLinkLifetime / 3_600_000 })}</p>
          <p>
            {text("register.reference")} <strong>{reference}</strong>
          </p>
          <p>{text("register.noMail")}</p>
        </>
      }
      actions={<LinkButton to="/user/login">{text("result.login")}</LinkButton>}
    />
  );
};

const Register = () => {
  const text = useText();
  const { config } = useConsole();
  const isMailed = useInBrowser(() => config.withoutMail !== true, true);
  const [sent, setSent] = useState<SentRegistration>();
  if (!isMailed)
    return (
      <ResultView
        status="info"
        title={text("register.title")}
        subTitle={text("register.unmailed")}
        actions={<LinkButton to="/user/login">{text("result.login")}</LinkButton>}
      />
    );
  return sent ? <RegistrationSent {...sent} /> : <RegisterForm onSent={setSent} />;
};

/** Register for an account or, with the mailed link, confirm the e-mail address. */
export const RegisterPage = () => {
  const token = useFragment("confirm");
  return token ? <ConfirmAddress key={token} token={token} /> : <Register />;
};
