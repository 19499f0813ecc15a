import { confirmLinkLifetime } from "@console-shell/contract/words/limits";
import { focusHeading } from "@console-shell/ui";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { FormHeading } from "../forms/form-heading.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { LinkButton } from "../results/link-button.tsx";
import { ResultView } from "../results/result-view.tsx";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";

type Step = { name: "ask" } | { name: "done"; reference: string } | { name: "wrong" };

/** Confirms the address by a button press, because mail scanners open links but press nothing. */
export const ConfirmAddress = ({ token }: { token: string }) => {
  const text = useText();
  const { request, actions } = useConsole();
  const busy = useLoading("applicant.confirm");
  const [wait, startWait] = useCountdown();
  const [step, setStep] = useState<Step>({ name: "ask" });
  useEffect(() => (step.name === "ask" ? undefined : focusHeading()), [step]);

  const confirm = async () => {
    try {
      const { reference } = await actions.track(
        "applicant.confirm",
        request("POST /mc-api/basic/applicant/confirm", { body: { token } }),
      );
      setStep({ name: "done", reference });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (error.status === 400) setStep({ name: "wrong" });
    }
  };

  if (step.name === "done")
    return (
      <ResultView
        status="success"
        title={text("confirm.done")}
        subTitle={
          <>
            {text("register.reference")} <strong>{step.reference}</strong>
            <br />
            {text("confirm.doneDetail")}
          </>
        }
        actions={<LinkButton to="/user/login">{text("result.login")}</LinkButton>}
      />
    );
  if (step.name === "wrong")
    return (
      <ResultView
        status={404}
        title={text("link.wrong")}
        subTitle={text("confirm.wrongDetail", { hours: confirmLinkLifetime / 3_600_000 })}
        actions={
          <LinkButton type="primary" to="/user/register">
            {text("confirm.again")}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <FormHeading title={text("confirm.title")}>{text("confirm.lead")}</FormHeading>
      <Button
        type="primary"
        block
        loading={busy}
        disabled={busy || wait > 0}
        onClick={() => void confirm()}
      >
        {wait > 0 ? text("form.wait", { seconds: wait }) : text("confirm.submit")}
      </Button>
    </>
  );
};
