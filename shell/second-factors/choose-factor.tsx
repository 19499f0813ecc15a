import { roleName } from "@console-shell/contract/words/roles";
import { focusHeading, LoadFailure, useWriteButton } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useEffect } from "react";
import { FormHeading } from "../forms/form-heading.tsx";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./choose-factor.module.css";
import type { FactorAdded } from "./factor-added.ts";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { TotpPanel } from "./totp-panel.tsx";
import { useSecondFactors } from "./use-second-factors.ts";

/** Says that the role requires a second factor and sets one up; or signs out. */
export const ChooseFactor = ({ onAdded }: { onAdded: FactorAdded }) => {
  const text = useText();
  const locale = useLocale();
  const { session, title } = useConsole();
  const { account, role, passkeyRequired } = useAccount();
  const { data, isError, refetch } = useSecondFactors();
  const leaving = useLoading("session.logout");
  const write = useWriteButton();
  const onChanged = async () => void (await refetch());
  // This replaces the requested page and the focused element.
  useEffect(() => focusHeading(), []);
  const heading = text(passkeyRequired ? "missing.passkeyTitle" : "missing.title");
  useEffect(() => {
    title.setDetail({ title: heading });
    return () => title.setDetail({ title: "" });
  }, [title, heading]);

  return (
    <>
      <FormHeading title={heading}>
        {text(passkeyRequired ? "missing.passkeyLead" : "missing.lead", {
          role: roleName(role, locale),
        })}
      </FormHeading>
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active paragraph={{ rows: 4 }} /> : null}
      {data ? (
        <div className={styles["choices"]}>
          {passkeyRequired ? null : (
            <TotpPanel factors={data} onAdded={onAdded} onRemoved={onChanged} />
          )}
          <PasskeysPanel factors={data} onAdded={onAdded} onChanged={onChanged} />
        </div>
      ) : null}
      <div className={styles["foot"]}>
        <span className={styles["who"]}>{text("missing.signedInAs", { account })}</span>
        <Button
          {...write(leaving)}
          // The request wrapper shows the failure; nothing changes here.
          onClick={() => void session.logout().catch(() => undefined)}
        >
          {text("account.logout")}
        </Button>
      </div>
    </>
  );
};
