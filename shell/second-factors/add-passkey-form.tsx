import { deviceOf } from "@console-shell/contract/words/device-of";
import { useWriteButton } from "@console-shell/ui";
import { Button, Form } from "antd";
import { useText } from "../i18n/use-text.ts";
import { CeremonyFailureAlert } from "../passkeys/ceremony-failure-alert.tsx";
import { loadCeremony } from "../passkeys/load-ceremony.ts";
import { useCeremony } from "../passkeys/use-ceremony.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./factor-panel.module.css";
import { PasskeyNameField } from "./passkey-name-field.tsx";
import { useChange } from "./use-change.ts";

interface AddPasskeyFormProps {
  onCancel: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** Suggested name: the device the passkey is probably on. */
const suggestedName = () => {
  const { browser, system } = deviceOf(navigator.userAgent);
  return [browser, system].filter(Boolean).join(" · ");
};

/** Names a passkey and asks the browser to create it. */
export const AddPasskeyForm = ({ onCancel, onAdded }: AddPasskeyFormProps) => {
  const text = useText();
  const { request } = useConsole();
  const change = useChange();
  const write = useWriteButton();
  const { run, running, failure } = useCeremony();
  const busy = useLoading("secondFactor.addPasskey");

  const make = async () => {
    try {
      return await run(async (signal) => {
        const options = await request("POST /cc-api/operator/passkeys/begin", undefined, {
          signal,
        });
        const { makePasskey } = await loadCeremony();
        return makePasskey(options, signal);
      });
    } catch (error) {
      // The error has already been shown, or the user cancelled the reauthentication.
      if (!(error instanceof RequestError)) throw error;
      return undefined;
    }
  };
  const add = async ({ name }: { name: string }) => {
    const passkey = await make();
    if (!passkey) return;
    const added = await change(
      "secondFactor.addPasskey",
      () => request("POST /cc-api/operator/passkeys/add", { body: { name: name.trim(), passkey } }),
      text("passkeys.added"),
    );
    if (added) onAdded(added.recoveryCodes);
  };

  return (
    <Form
      name="new-passkey"
      className={styles["form"]}
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: suggestedName() }}
      onFinish={(values: { name: string }) => void add(values)}
    >
      <PasskeyNameField />
      <div className={styles["says"]}>
        <CeremonyFailureAlert failure={failure} />
      </div>
      <div className={styles["actions"]}>
        <Button type="primary" htmlType="submit" {...write(running || busy)}>
          {text("passkeys.create")}
        </Button>
        <Button onClick={onCancel}>{text("factor.cancel")}</Button>
      </div>
    </Form>
  );
};
