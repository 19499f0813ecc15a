import { useOnline } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { TopDialog } from "../../dialogs/top-dialog.tsx";
import { useText } from "../../i18n/use-text.ts";
import { usePasskeySupport } from "../../passkeys/use-passkey-support.ts";
import { RequestError } from "../../request/request-error.ts";
import { askedFactors, takesOnlyPasskey } from "../../second-factors/asked-factors.ts";
import { ProofForm, type Proof } from "../../second-factors/proof-form.tsx";
import { ProviderButtons } from "../../single-sign-on/provider-buttons.tsx";
import { useConsole } from "../../state/console-context.ts";
import { useAccount } from "../../state/use-global-state.ts";
import { useLoading } from "../../state/use-loading.ts";

/* The failure has been shown. */
const ignoreShown = (error: unknown) => {
  if (!(error instanceof RequestError)) throw error;
};

/** Prompts the same operator to sign in again: the page stays as it is, and failed calls are retried. */
export const SessionExpiredDialog = () => {
  const text = useText();
  const passkeys = usePasskeySupport();
  const { session, config } = useConsole();
  const signedIn = useAccount();
  const { account, name, role, secondFactors, proofs } = signedIn;
  const onlyPasskey = takesOnlyPasskey(signedIn);
  const { password: hasPassword = true, providers = [] } = proofs ?? {};
  // Where only root signs in without a provider, a passkey is a second factor.
  const mayUsePasskey = config.signOn.passwords === "everyone" || role === "root";
  const typed = useLoading("session.login");
  const passkey = useLoading("session.passkeyLogin");
  const online = useOnline();
  const [wantsCode, setWantsCode] = useState(secondFactors.includes("totp"));

  const signIn = async ({ password = "", ...proof }: Proof) => {
    try {
      if (proof.passkey) await session.passkeyLogin({ passkey: proof.passkey });
      else await session.login({ account, password, ...proof });
    } catch (error) {
      // The account got a second factor that this page doesn't know of.
      if (!askedFactors(error)?.code) throw error;
      setWantsCode(true);
    }
  };

  return (
    <TopDialog
      // Passers-by must not read what the session showed.
      opaque
      title={text("sessionExpired.title")}
      lead={text("sessionExpired.lead", { name, account })}
      // There is no way back without signing in.
      onCancel={() => undefined}
    >
      <ProofForm
        account={account}
        asks={{
          password: hasPassword && !onlyPasskey,
          code: hasPassword && wantsCode && !onlyPasskey,
          passkey: mayUsePasskey && secondFactors.includes("passkey") && passkeys,
        }}
        submit={text("sessionExpired.submit")}
        busy={typed || passkey}
        onProof={signIn}
        others={
          providers.length > 0 ? (
            <ProviderButtons
              providers={providers}
              purpose="sign-in"
              onContinue={() => void session.signedInElsewhere().catch(ignoreShown)}
            />
          ) : null
        }
        // Offline, the link would show the browser's own error page.
        wayOut={
          <Button disabled={!online} onClick={() => session.abandon()}>
            {text("sessionExpired.other")}
          </Button>
        }
      />
    </TopDialog>
  );
};
