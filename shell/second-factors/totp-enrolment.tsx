import type { ApiOutput } from "@console-shell/contract";
import { lazyComponent, useWriteButton } from "@console-shell/ui";
import { Button, Form, Typography } from "antd";
import { useEffect, useRef, type ComponentType } from "react";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { loadChunk } from "../routing/load-chunk.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import { CodeField } from "./code-field.tsx";
import styles from "./totp-enrolment.module.css";
import type { TotpPictureProps } from "./totp-picture.tsx";

const loadPicture = async (): Promise<ComponentType<TotpPictureProps>> => {
  try {
    return (await loadChunk("totp-picture", () => import("./totp-picture.tsx"))).TotpPicture;
  } catch (error) {
    // The key can be typed instead; a missing picture must not break the page.
    reportError(error);
    return () => null;
  }
};
const TotpPicture = lazyComponent(loadPicture, <div className={styles["waiting"]} />);

interface TotpEnrolmentProps {
  secret: ApiOutput<"POST /cc-api/operator/totp/begin">;
  onCancel: () => void;
  onConfirmed: (recoveryCodes: string[] | null) => void;
}

/** The secret as a QR code and as text, and the code that confirms that the app has it. */
export const TotpEnrolment = ({ secret, onCancel, onConfirmed }: TotpEnrolmentProps) => {
  const text = useText();
  const { request, actions, notices } = useConsole();
  const [form] = Form.useForm<{ code: string }>();
  const busy = useLoading("secondFactor.confirmTotp");
  const write = useWriteButton();
  const [wait, startWait] = useCountdown();
  const start = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => start.current?.focus(), []);

  const confirm = async ({ code }: { code: string }) => {
    try {
      const { recoveryCodes } = await actions.track(
        "secondFactor.confirmTotp",
        request("POST /cc-api/operator/totp/confirm", { body: { code } }),
      );
      notices.toast({ kind: "success", title: text("totp.added") });
      onConfirmed(recoveryCodes);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (error.code !== "wrong_code") return;
      form.setFields([{ name: "code", errors: [error.message] }]);
      form.focusField("code");
    }
  };

  return (
    <div className={styles["enrolment"]}>
      <p ref={start} tabIndex={-1} className={styles["step"]}>
        {text("totp.scan")}
      </p>
      <div className={styles["secret"]}>
        <TotpPicture uri={secret.uri} label={text("totp.picture")} />
        <dl className={styles["typed"]}>
          <dt>{text("totp.secret")}</dt>
          <dd>
            <Typography.Text
              className={styles["key"]}
              copyable={{
                text: secret.secret,
                tooltips: [text("factor.copy"), text("factor.copied")],
              }}
            >
              {/* Grouped for readability; apps accept it either way. */}
              {secret.secret.match(/.{1,4}/g)?.join(" ")}
            </Typography.Text>
          </dd>
        </dl>
      </div>
      <Form
        name="totp"
        form={form}
        className={styles["proof"]}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void confirm(values)}
      >
        <p className={styles["step"]}>{text("totp.prove")}</p>
        <CodeField digitsOnly />
        <div className={styles["actions"]}>
          <Button type="primary" htmlType="submit" {...write(busy, wait > 0)}>
            {wait > 0 ? text("form.wait", { seconds: wait }) : text("totp.confirm")}
          </Button>
          <Button onClick={onCancel}>{text("factor.cancel")}</Button>
        </div>
      </Form>
    </div>
  );
};
