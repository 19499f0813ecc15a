import { Button } from "antd";
import { FormHeading } from "../../forms/form-heading.tsx";
import { useIdentityText } from "../../i18n/use-identity-text.ts";
import { supportsPasskeys } from "../../passkeys/supports-passkeys.ts";
import { RequestError } from "../../request/request-error.ts";
import type { AskedFactors } from "../../second-factors/asked-factors.ts";
import { ProofForm, type Proof } from "../../second-factors/proof-form.tsx";
import { useConsole } from "../../state/console-context.ts";
import { useLoading } from "../../state/use-loading.ts";
import type { Credentials } from "./credentials.ts";

interface SecondStepProps {
  credentials: Credentials;
  asked: AskedFactors;
  onSignedIn: () => void | Promise<void>;
  /** Back to the first step; with the server's words where the password is wrong by now. */
  onBack: (wrong?: string) => void;
}

/** The second factor, after the right password. */
export const SecondStep = ({ credentials, asked, onSignedIn, onBack }: SecondStepProps) => {
  const text = useIdentityText();
  const { session } = useConsole();
  const busy = useLoading("session.login");

  const signIn = async (proof: Proof) => {
    try {
      await session.login({ ...credentials, ...proof });
      await onSignedIn();
    } catch (error) {
      const wrong = error instanceof RequestError && error.code === "wrong_credentials";
      if (!wrong) throw error;
      onBack(error.message);
    }
  };

  return (
    <>
      <FormHeading title={text("secondStep.title")}>
        {text(asked.code ? "secondStep.lead" : "secondStep.passkeyLead", {
          account: credentials.account,
        })}
      </FormHeading>
      <ProofForm
        account={credentials.account}
        asks={{ password: false, code: asked.code, passkey: asked.passkey && supportsPasskeys() }}
        submit={text("login.submit")}
        busy={busy}
        onProof={signIn}
        wayOut={<Button onClick={() => onBack()}>{text("secondStep.back")}</Button>}
      />
    </>
  );
};
