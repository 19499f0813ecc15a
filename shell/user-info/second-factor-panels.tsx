import { LoadFailure, Panel } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { PasskeysPanel } from "../second-factors/passkeys-panel.tsx";
import { RecoveryCodesDialog } from "../second-factors/recovery-codes-dialog.tsx";
import { RecoveryCodesPanel } from "../second-factors/recovery-codes-panel.tsx";
import { TotpPanel } from "../second-factors/totp-panel.tsx";
import { secondFactorsQuery, useSecondFactors } from "../second-factors/use-second-factors.ts";
import { useConsole } from "../state/console-context.ts";
import { useRefreshActivity } from "./use-refresh-activity.ts";

interface NewCodes {
  codes: string[] | null;
  returnFocus: () => void;
}

/** The second factors and the recovery codes. */
export const SecondFactorPanels = () => {
  const text = useText();
  const { session } = useConsole();
  const queries = useQueryClient();
  const refreshActivity = useRefreshActivity();
  const { data, isError, refetch } = useSecondFactors();
  const [shown, setShown] = useState<NewCodes>({ codes: null, returnFocus: () => {} });
  // Other sessions may have ended, and the account includes its second factors.
  const onChanged = async () => {
    await Promise.all([
      session.load(),
      queries.invalidateQueries({ queryKey: secondFactorsQuery }),
      refreshActivity(),
    ]);
  };
  const onNewCodes = (codes: string[] | null, returnFocus: () => void) => {
    void onChanged();
    setShown({ codes, returnFocus });
  };
  if (!data)
    return (
      <Panel title={text("totp.title")}>
        {isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <Skeleton active paragraph={{ rows: 2 }} />
        )}
      </Panel>
    );
  return (
    <>
      <TotpPanel factors={data} onAdded={onNewCodes} onRemoved={onChanged} />
      <PasskeysPanel factors={data} onAdded={onNewCodes} onChanged={onChanged} />
      {data.totpSince !== null || data.passkeys.length > 0 ? (
        <RecoveryCodesPanel left={data.recoveryCodesLeft} onRenewed={onNewCodes} />
      ) : null}
      <RecoveryCodesDialog {...shown} onClose={() => setShown({ ...shown, codes: null })} />
    </>
  );
};
