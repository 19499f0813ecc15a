import { useState } from "react";
import { lazyPage } from "../routing/lazy-page.tsx";
import type { AskedFactors } from "../second-factors/asked-factors.ts";
import { useConsole } from "../state/console-context.ts";
import { useLocation } from "react-router";
import type { Credentials } from "./login/credentials.ts";
import { FirstStep, type FirstStepStart } from "./login/first-step.tsx";

const SecondStep = lazyPage(
  "second-step",
  async () => (await import("./login/second-step.tsx")).SecondStep,
);

/** What another page tells this one. */
export interface LoginState {
  /** Why an identity provider's sign-in failed. */
  problem?: string;
}

type Step =
  | { name: "first"; start: FirstStepStart }
  | { name: "second"; credentials: Credentials; asked: AskedFactors };

/** Sign-in, in two steps if the account has a second factor, then back to the page the person came from. */
export const LoginPage = () => {
  const { session } = useConsole();
  const { problem } = (useLocation().state ?? {}) as LoginState;
  const [step, setStep] = useState<Step>({ name: "first", start: {} });
  const onSignedIn = () => session.enter();
  if (step.name === "first")
    return (
      <FirstStep
        start={step.start}
        problem={problem}
        onSignedIn={onSignedIn}
        onSecondFactor={(credentials, asked) => setStep({ name: "second", credentials, asked })}
      />
    );
  const { credentials, asked } = step;
  return (
    <SecondStep
      account={credentials.account}
      asked={asked}
      action="session.login"
      signIn={(proof) => session.login({ ...credentials, ...proof })}
      onSignedIn={onSignedIn}
      onBack={(isWrong) => {
        const { account, remember } = credentials;
        setStep({ name: "first", start: { account, remember, isWrong } });
      }}
    />
  );
};
