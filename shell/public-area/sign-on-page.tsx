import { signOnPurposes, type SignOnPurpose } from "@console-shell/contract/words/single-sign-on";
import { Spin } from "antd";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { FormHeading } from "../forms/form-heading.tsx";
import { useText } from "../i18n/use-text.ts";
import { describeFailure } from "../request/error-catalogue.ts";
import { RequestError } from "../request/request-error.ts";
import { lazyPage } from "../routing/lazy-page.tsx";
import { loginPath } from "../routing/public-path.ts";
import { ResultView } from "../results/result-view.tsx";
import { askedFactors, type AskedFactors } from "../second-factors/asked-factors.ts";
import { keepVisit, takeVisit } from "../single-sign-on/visit.ts";
import { useConsole } from "../state/console-context.ts";
import type { LoginState } from "./login-page.tsx";

const SecondStep = lazyPage(
  "second-step",
  async () => (await import("./login/second-step.tsx")).SecondStep,
);

type Step = "busy" | "done" | AskedFactors;

const purposeOf = (search: URLSearchParams): SignOnPurpose | undefined =>
  signOnPurposes.find((purpose) => purpose === search.get("begin"));

/** Sends the browser to an identity provider, and signs the person in when they come back. */
export const SignOnPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const { provider = "" } = useParams();
  const { request, session, config } = useConsole();
  const address = useLocation();
  const [step, setStep] = useState<Step>("busy");
  const [visit, setVisit] = useState<ReturnType<typeof takeVisit>>();
  const label = config.signOn.providers.find(({ name }) => name === provider)?.label ?? provider;
  // A code works once, and StrictMode runs effects twice.
  const hasBegun = useRef(false);

  const fail = (error: unknown, { from }: { from: string | null }) => {
    if (!(error instanceof RequestError)) throw error;
    const state: LoginState = {
      problem: describeFailure(error, text)?.description ?? error.message,
    };
    const query = from ? `?from=${encodeURIComponent(from)}` : "";
    void navigate(`${loginPath}${query}`, { replace: true, state });
  };
  const arrive = async (purpose: SignOnPurpose, isPopup: boolean) => {
    if (purpose === "sign-in" && !isPopup) return session.enter();
    setStep("done");
    // Not every browser closes a window that has been at another site.
    window.close();
  };
  const begin = async (search: URLSearchParams, purpose: SignOnPurpose) => {
    const begun = { from: search.get("from"), isPopup: search.has("popup") };
    try {
      const { url } = await request("POST /auth/single-sign-on/begin", {
        body: { provider, purpose },
      });
      keepVisit(begun);
      // The way back from the provider leads to the page before this one.
      location.replace(url);
    } catch (error) {
      fail(error, begun);
    }
  };
  const finish = async (parameters: string) => {
    const taken = takeVisit();
    setVisit(taken);
    // The code is worthless afterwards, but it needn't be in the history; `from` is where the session leads.
    const query = taken.from ? `?from=${encodeURIComponent(taken.from)}` : "";
    await navigate({ search: query }, { replace: true });
    try {
      const { purpose } = await session.finishSignOn({ provider, parameters });
      await arrive(purpose, taken.isPopup);
    } catch (error) {
      const asked = askedFactors(error);
      if (asked) setStep(asked);
      else fail(error, taken);
    }
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const search = new URLSearchParams(address.search);
    const purpose = purposeOf(search);
    if (purpose) void begin(search, purpose);
    else if (search.has("state")) void finish(address.search.slice(1));
    else void navigate(loginPath, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for the address that the page was opened with
  }, []);

  if (step === "done")
    return (
      <ResultView
        status="success"
        title={text("signOn.confirmed")}
        subTitle={text("signOn.close")}
      />
    );
  if (step !== "busy")
    return (
      <SecondStep
        account={label}
        lead={text("signOn.secondStep", { provider: label })}
        asked={step}
        action="session.signOn"
        signIn={async (proof) => {
          const { purpose } = await session.proveSignOnFactor(proof);
          await arrive(purpose, visit?.isPopup ?? false);
        }}
        onSignedIn={() => undefined}
        onBack={() => void navigate(loginPath, { replace: true })}
      />
    );
  return (
    <>
      <FormHeading title={text("title.signOn")}>
        {text("signOn.busy", { provider: label })}
      </FormHeading>
      <Spin />
    </>
  );
};
