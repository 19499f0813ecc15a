import type { ErrorCode } from "@console-shell/contract";
import { Button } from "antd";
import { FormHeading } from "../../forms/form-heading.tsx";
import { useText } from "../../i18n/use-text.ts";
import { usePasskeySupport } from "../../passkeys/use-passkey-support.ts";
import { RequestError } from "../../request/request-error.ts";
import type { AskedFactors } from "../../second-factors/asked-factors.ts";
import { ProofForm, type Proof } from "../../second-factors/proof-form.tsx";
import { useLoading } from "../../state/use-loading.ts";

interface SecondStepProps {
  account: string;
  /** The introductory text; by default it names the account. */
  lead?: string;
  asked: AskedFactors;
  /** The name of its background action. */
  action: string;
  /** Signs in with the first step's input and this proof. */
  signIn: (proof: Proof) => Promise<void>;
  onSignedIn: () => void | Promise<void>;
  /** Returns to the first step; `isWrong` if its input is no longer valid. */
  onBack: (isWrong: boolean) => void;
}

const ofFirstStep = new Set<ErrorCode | undefined>([
  "wrong_credentials",
  "face_not_recognised",
  "face_unclear",
]);

/** The second factor, after a correct password or face. */
export const SecondStep = ({
  account,
  lead,
  asked,
  action,
  signIn,
  onSignedIn,
  onBack,
}: SecondStepProps) => {
  const text = useText();
  const passkeys = usePasskeySupport();
  const busy = useLoading(action);

  const prove = async (proof: Proof) => {
    try {
      await signIn(proof);
      await onSignedIn();
    } catch (error) {
      const wrong = error instanceof RequestError && ofFirstStep.has(error.code);
      if (!wrong) throw error;
      onBack(true);
    }
  };

  return (
    <>
      <FormHeading title={text("secondStep.title")}>
        {lead ?? text(asked.code ? "secondStep.lead" : "secondStep.passkeyLead", { account })}
      </FormHeading>
      <ProofForm
        account={account}
        asks={{ password: false, code: asked.code, passkey: asked.passkey && passkeys }}
        submit={text("login.submit")}
        busy={busy}
        onProof={prove}
        wayOut={<Button onClick={() => onBack(false)}>{text("secondStep.back")}</Button>}
      />
    </>
  );
};
