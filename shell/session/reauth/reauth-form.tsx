import { Button } from "antd";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { usePasskeySupport } from "../../passkeys/use-passkey-support.ts";
import { askedFactors, takesOnlyPasskey } from "../../second-factors/asked-factors.ts";
import { ProofForm, type Proof } from "../../second-factors/proof-form.tsx";
import { ProviderButtons } from "../../single-sign-on/provider-buttons.tsx";
import { useConsole } from "../../state/console-context.ts";
import { useGlobalState } from "../../state/use-global-state.ts";
import { useLoading } from "../../state/use-loading.ts";
import type { ReauthQuestion } from "./reauthentication.ts";

/** Password, and a code if the account has a second factor; or a passkey, which counts as both. */
export const ReauthForm = ({ question }: { question: ReauthQuestion }) => {
  const text = useText();
  const passkeys = usePasskeySupport();
  const { request, actions } = useConsole();
  const { account } = useGlobalState();
  const busy = useLoading("session.reauthenticate");
  const factors = account?.secondFactors ?? [];
  const onlyPasskey = takesOnlyPasskey(account);
  const { password = true, providers = [] } = account?.proofs ?? {};
  const [wantsCode, setWantsCode] = useState(question.factors?.code ?? factors.includes("totp"));

  const prove = async (proof: Proof) => {
    const typed = proof.passkey ? proof : { password: question.password, ...proof };
    try {
      await actions.track(
        "session.reauthenticate",
        request("POST /auth/session/reauthenticate", { body: typed }),
      );
      question.answer(true);
    } catch (error) {
      // The account got a second factor that this page doesn't know of.
      if (!askedFactors(error)?.code) throw error;
      setWantsCode(true);
    }
  };

  return (
    <ProofForm
      account={account?.account ?? ""}
      asks={{
        password: password && question.password === undefined && !onlyPasskey,
        code: password && wantsCode && !onlyPasskey,
        passkey: factors.includes("passkey") && passkeys,
      }}
      submit={text("reauth.confirm")}
      busy={busy}
      onProof={prove}
      others={
        providers.length > 0 ? (
          <ProviderButtons
            providers={providers}
            purpose="confirm"
            // If it isn't proved, the call asks once more.
            onContinue={() => question.answer(true)}
          />
        ) : null
      }
      wayOut={<Button onClick={() => question.answer(false)}>{text("reauth.cancel")}</Button>}
    />
  );
};
