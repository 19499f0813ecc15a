import { CameraOutlined, KeyOutlined } from "@ant-design/icons";
import { useWriteButton } from "@console-shell/ui";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useLocation } from "react-router";
import { CameraView } from "../../camera/camera-view.tsx";
import { useAttempt, type Following } from "../../camera/use-attempt.ts";
import { cameraButton } from "../../camera/camera-button.ts";
import { FormHeading } from "../../forms/form-heading.tsx";
import { useText } from "../../i18n/use-text.ts";
import { useInBrowser } from "../../prerender/use-in-browser.ts";
import { LinkButton } from "../../results/link-button.tsx";
import { lazyPage } from "../../routing/lazy-page.tsx";
import { askedFactors, type AskedFactors } from "../../second-factors/asked-factors.ts";
import { useConsole } from "../../state/console-context.ts";
import styles from "./face-login-page.module.css";

const SecondStep = lazyPage(
  "second-step",
  async () => (await import("../login/second-step.tsx")).SecondStep,
);

interface Recognised {
  account: string;
  followed: Following;
  asked: AskedFactors;
}

/** Sign-in by face. The browser isn't asked for the camera before the person agrees. */
export const FaceLoginPage = () => {
  const text = useText();
  const write = useWriteButton();
  const address = useLocation();
  const query = useInBrowser(() => address.search, "");
  const { session, request, config } = useConsole();
  const offered = useInBrowser(() => config.faceLogin, true);
  const [form] = Form.useForm<{ account: string }>();
  const [recognised, setRecognised] = useState<Recognised>();
  const accountOf = () => form.getFieldValue("account").trim() as string;
  const onSignedIn = () => session.enter();

  const { view, trying, start, run, stop } = useAttempt({
    begin: (signal) =>
      request("POST /auth/cam/challenge", { body: { account: accountOf() } }, { signal }),
    async send(followed, signal) {
      const account = accountOf();
      try {
        await session.faceLogin({ account, ...followed }, signal);
        if (!signal.aborted) await onSignedIn();
      } catch (error) {
        const asked = askedFactors(error);
        if (!asked || signal.aborted) throw error;
        stop();
        setRecognised({ account, followed, asked });
      }
    },
  });
  const { state, wait } = view;
  const isOn = state === "starting" || state === "live";

  const wayOut = (
    <LinkButton to={`/user/login${query}`} icon={<KeyOutlined aria-hidden="true" />}>
      {text("camera.password")}
    </LinkButton>
  );

  if (recognised)
    return (
      <SecondStep
        account={recognised.account}
        asked={recognised.asked}
        action="session.faceLogin"
        signIn={(proof) =>
          session.faceLogin({ account: recognised.account, ...recognised.followed, ...proof })
        }
        onSignedIn={onSignedIn}
        onBack={() => setRecognised(undefined)}
      />
    );
  if (!offered)
    return (
      <>
        <FormHeading title={text("camera.title")}>{text("camera.notOffered")}</FormHeading>
        {wayOut}
      </>
    );
  return (
    <>
      <FormHeading title={text("camera.title")}>{text("camera.lead")}</FormHeading>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ account: "" }}
        onFinish={() => void (state === "live" ? run() : start())}
        scrollToFirstError={{ focus: true }}
      >
        {isOn ? null : (
          <ul className={styles["points"]}>
            <li>{text("camera.explain.ask")}</li>
            <li>{text("camera.explain.steps")}</li>
            <li>{text("camera.explain.sent")}</li>
            <li>{text("camera.explain.limits")}</li>
          </ul>
        )}
        <Form.Item
          name="account"
          label={text("field.account")}
          hidden={trying}
          rules={[
            {
              required: true,
              whitespace: true,
              message: text("required.account"),
            },
            { max: 254, message: text("form.max", { max: 254 }) },
          ]}
        >
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <CameraView {...view} />
        <div className={styles["actions"]}>
          <Button
            type="primary"
            htmlType="submit"
            icon={<CameraOutlined aria-hidden="true" />}
            {...write(trying || state === "starting", wait > 0)}
          >
            {text(cameraButton(view))}
          </Button>
          {wayOut}
        </div>
      </Form>
    </>
  );
};
