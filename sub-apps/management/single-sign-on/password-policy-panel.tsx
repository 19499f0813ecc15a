import type { PasswordPolicy } from "@console-shell/contract/words/single-sign-on";
import { passwordPolicies } from "@console-shell/contract/words/single-sign-on";
import {
  useApiMutation,
  useApiQuery,
  useNotify,
  usePermission,
  useWritable,
} from "@console-shell/sdk";
import { LoadFailure, Panel, useConfirm } from "@console-shell/ui";
import { Radio, Skeleton } from "antd";
import { useText } from "../messages/index.ts";

/** Who may sign in with a password. */
export const PasswordPolicyPanel = () => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const writable = useWritable();
  const mayUpdate = usePermission("management:identity-provider:update");
  const { data, error, refetch } = useApiQuery("GET /mc-api/identity-provider/passwords");
  const set = useApiMutation("POST /mc-api/identity-provider/passwords");
  const save = async (passwords: PasswordPolicy) => {
    await set.mutateAsync({ body: { passwords } });
    notify({ kind: "success", title: text("passwords.saved") });
  };
  const ask = (passwords: PasswordPolicy) =>
    confirm({
      title: text(`passwords.ask.${passwords}`),
      content: text(`passwords.detail.${passwords}`),
      okText: text("word.save"),
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => save(passwords).catch(() => undefined),
    });
  return (
    <Panel title={text("passwords.title")}>
      {error ? <LoadFailure onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton active paragraph={{ rows: 1 }} /> : null}
      {data ? (
        <>
          <Radio.Group
            aria-label={text("passwords.title")}
            disabled={!mayUpdate || !writable}
            value={data.passwords}
            onChange={(event) => ask(event.target.value as PasswordPolicy)}
            options={passwordPolicies.map((value) => ({
              value,
              label: text(`passwords.${value}`),
            }))}
          />
          <p className="management-below management-passwords-help">{text("passwords.help")}</p>
        </>
      ) : null}
    </Panel>
  );
};
