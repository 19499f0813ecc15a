import { focusHeading } from "@console-shell/ui";
import { Button } from "antd";
import { useEffect } from "react";
import { FormHeading } from "../forms/form-heading.tsx";
import { useText } from "../i18n/use-text.ts";
import { useLoading } from "../state/use-loading.ts";
import { useHoldUnsaved } from "../unsaved/use-hold-unsaved.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./choose-factor.module.css";

interface KeepCodesProps {
  codes: string[];
  onContinue: () => void;
}

/** The recovery codes that came with the first second factor, before the console goes on. */
export const KeepCodes = ({ codes, onContinue }: KeepCodesProps) => {
  const text = useText();
  const loading = useLoading("session.load");
  // For a reload alone: whatever address one goes to, this stays in place of its page.
  useHoldUnsaved("recovery-codes", true);
  // What had the focus is gone.
  useEffect(() => focusHeading(), []);
  return (
    <>
      <FormHeading title={text("missing.doneTitle")}>{text("missing.doneLead")}</FormHeading>
      <RecoveryCodes codes={codes} />
      <div className={styles["foot"]}>
        <Button type="primary" loading={loading} onClick={onContinue}>
          {text("missing.continue")}
        </Button>
      </div>
    </>
  );
};
