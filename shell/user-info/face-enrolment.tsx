import { faceConsent } from "@console-shell/contract/words/camera-steps";
import { useWriteButton } from "@console-shell/ui";
import { Button, Checkbox, Form } from "antd";
import { useEffect, useRef } from "react";
import { CameraView } from "../camera/camera-view.tsx";
import { useAttempt } from "../camera/use-attempt.ts";
import { cameraButton } from "../camera/camera-button.ts";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import styles from "./face-panel.module.css";

interface FaceEnrolmentProps {
  onCancel: () => void;
  onEnrolled: () => void;
}

/** How face data is used and why, the consent, and the camera, which turns off when this is left. */
export const FaceEnrolment = ({ onCancel, onEnrolled }: FaceEnrolmentProps) => {
  const text = useText();
  const write = useWriteButton();
  const { request, actions, notices } = useConsole();
  const heading = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const { view, trying, start, run } = useAttempt({
    begin: (signal) => request("POST /cc-api/operator/face/begin", undefined, { signal }),
    async send(followed, signal) {
      const body = { ...followed, consent: faceConsent } as const;
      const sent = request("POST /cc-api/operator/face/enrol", { body }, { signal });
      await actions.track("faceLogin.enrol", sent);
      if (signal.aborted) return;
      notices.toast({ kind: "success", title: text("face.enrolled") });
      onEnrolled();
    },
  });
  const { state, wait } = view;
  const isOn = state === "starting" || state === "live";

  return (
    <Form name="face-login" onFinish={() => void (state === "live" ? run() : start())}>
      <p ref={heading} tabIndex={-1} className={styles["heading"]} hidden={isOn}>
        {text("face.consentTitle")}
      </p>
      {isOn ? null : (
        <ul className={styles["points"]}>
          <li>{text("face.consent.what")}</li>
          <li>{text("face.consent.why")}</li>
          <li>{text("face.consent.end")}</li>
          <li>{text("face.consent.limits")}</li>
          <li>{text("camera.explain.ask")}</li>
        </ul>
      )}
      <Form.Item
        name="agree"
        valuePropName="checked"
        hidden={isOn}
        className={styles["agree"]}
        rules={[
          {
            validator: (_rule, agrees: unknown) =>
              agrees === true
                ? Promise.resolve()
                : Promise.reject(new Error(text("face.agreeFirst"))),
          },
        ]}
      >
        <Checkbox>{text("face.agree")}</Checkbox>
      </Form.Item>
      <CameraView {...view} />
      <div className={styles["actions"]}>
        <Button
          type="primary"
          htmlType="submit"
          {...write(trying || state === "starting", wait > 0)}
        >
          {text(cameraButton(view))}
        </Button>
        {/* What was sent may already be stored. */}
        <Button disabled={view.checking} onClick={onCancel}>
          {text("factor.cancel")}
        </Button>
      </div>
    </Form>
  );
};
