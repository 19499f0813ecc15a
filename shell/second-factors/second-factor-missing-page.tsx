import { focusHeading } from "@console-shell/ui";
import { Button } from "antd";
import { useState, useEffect } from "react";
import { PublicFrame } from "../public-area/public-frame.tsx";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { FormHeading } from "../forms/form-heading.tsx";
import { useText } from "../i18n/use-text.ts";
import { useLoading } from "../state/use-loading.ts";
import { useHoldUnsaved } from "../unsaved/use-hold-unsaved.ts";
import { ChooseFactor } from "./choose-factor.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./choose-factor.module.css";

interface KeepCodesProps {
  codes: string[];
  onContinue: () => void;
}

/** Shows the recovery codes created with the first second factor, before continuing to the console. */
const KeepCodes = ({ codes, onContinue }: KeepCodesProps) => {
  const text = useText();
  const loading = useLoading("session.load");
  const { passkeyRequired } = useAccount();
  // Guards only against a reload: navigating keeps this in place of the page.
  useHoldUnsaved("recovery-codes", true, "shown-once");
  // The focused element is gone.
  useEffect(() => focusHeading(), []);
  return (
    <>
      <FormHeading title={text("missing.doneTitle")}>
        {text(passkeyRequired ? "missing.doneOnlyPasskeys" : "missing.doneLead")}
      </FormHeading>
      <RecoveryCodes codes={codes} />
      <div className={styles["foot"]}>
        <Button type="primary" loading={loading} onClick={onContinue}>
          {text("missing.continue")}
        </Button>
      </div>
    </>
  );
};

/** Replaces every page until the account has the second factor its role requires. */
export const SecondFactorMissingPage = () => {
  const { session } = useConsole();
  const [codes, setCodes] = useState<string[]>();
  // With a second factor, the reloaded account opens the gate.
  const goOn = () => void session.load();
  return (
    <PublicFrame wide>
      {codes ? (
        <KeepCodes codes={codes} onContinue={goOn} />
      ) : (
        <ChooseFactor
          onAdded={(recoveryCodes) => {
            if (recoveryCodes) setCodes(recoveryCodes);
            else goOn();
          }}
        />
      )}
    </PublicFrame>
  );
};
