import { CameraOutlined, KeyOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { FormHeading } from "../../forms/form-heading.tsx";
import { throttledSeconds } from "../../forms/throttled-seconds.ts";
import { useCountdown } from "../../forms/use-countdown.ts";
import type { MessageKey } from "../../i18n/texts.ts";
import { useText } from "../../i18n/use-text.ts";
import { useInBrowser } from "../../prerender/use-in-browser.ts";
import { RequestError } from "../../request/request-error.ts";
import { LinkButton } from "../../results/link-button.tsx";
import { decodeFrom } from "../../session/from.ts";
import { useConsole } from "../../state/console-context.ts";
import { useLoading } from "../../state/use-loading.ts";
import type { CameraState } from "./camera-state.ts";
import { captureFrame } from "./capture-frame.ts";
import { useCamera } from "./use-camera.ts";
import styles from "./camera-login-page.module.css";

type Trouble = Exclude<CameraState, "explain" | "starting" | "live">;
const troubles: Record<Trouble, [title: MessageKey, remedy: MessageKey]> = {
  "no-camera": ["camera.noCamera", "camera.noCamera.remedy"],
  denied: ["camera.denied", "camera.denied.remedy"],
  "in-use": ["camera.inUse", "camera.inUse.remedy"],
  insecure: ["camera.insecure", "camera.insecure.remedy"],
  failed: ["camera.failed", "camera.failed.remedy"],
};

type Verdict = "too-dark" | "not-recognised";

/** Sign in with a face. Nothing is asked of the browser before the person agrees. */
export const CameraLoginPage = () => {
  const text = useText();
  const [search] = useSearchParams();
  const address = useLocation();
  const query = useInBrowser(() => address.search, "");
  const { session } = useConsole();
  const { video, state, start } = useCamera();
  const [verdict, setVerdict] = useState<Verdict>();
  const checking = useLoading("session.cameraLogin");
  const [wait, startWait] = useCountdown();
  const showsVideo = state === "starting" || state === "live";
  const trouble = showsVideo || state === "explain" ? undefined : troubles[state];

  const signIn = async () => {
    const frame = video.current ? captureFrame(video.current) : null;
    if (!frame) return;
    setVerdict(frame.tooDark ? "too-dark" : undefined);
    if (frame.tooDark) return;
    try {
      await session.cameraLogin(frame.image);
      await session.enter(decodeFrom(search.get("from"), location.origin) ?? "/");
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (error.status === 401) setVerdict("not-recognised");
    }
  };

  return (
    <>
      <FormHeading title={text("camera.title")}>{text("camera.lead")}</FormHeading>
      {state === "explain" ? (
        <ul className={styles["points"]}>
          <li>{text("camera.explain.ask")}</li>
          <li>{text("camera.explain.one")}</li>
          <li>{text("camera.explain.enrolled")}</li>
        </ul>
      ) : null}
      <div className={styles["preview"]} hidden={!showsVideo}>
        <video ref={video} playsInline muted aria-label={text("camera.preview")} />
        <span className={styles["oval"]} aria-hidden="true" />
      </div>
      <output className={styles["says"]}>
        {state === "starting" ? <p>{text("camera.starting")}</p> : null}
        {state === "live" && !verdict && wait === 0 ? <p>{text("camera.position")}</p> : null}
        {trouble ? (
          <Alert type="warning" showIcon title={text(trouble[0])} description={text(trouble[1])} />
        ) : null}
        {state === "live" && verdict && wait === 0 ? (
          <Alert
            type="warning"
            showIcon
            title={text(verdict === "too-dark" ? "camera.dark" : "camera.unknown")}
            description={text(
              verdict === "too-dark" ? "camera.dark.remedy" : "camera.unknown.remedy",
            )}
          />
        ) : null}
        {wait > 0 ? (
          <Alert type="warning" showIcon title={text("camera.throttled", { seconds: wait })} />
        ) : null}
      </output>
      <div className={styles["actions"]}>
        {showsVideo ? (
          <Button
            type="primary"
            icon={<CameraOutlined aria-hidden="true" />}
            loading={checking || state === "starting"}
            disabled={checking || state === "starting" || wait > 0}
            onClick={() => void signIn()}
          >
            {text(verdict ? "camera.again" : "camera.signIn")}
          </Button>
        ) : (
          <Button
            type="primary"
            icon={<CameraOutlined aria-hidden="true" />}
            onClick={() => void start()}
          >
            {text(trouble ? "camera.retry" : "camera.start")}
          </Button>
        )}
        <LinkButton to={`/user/login${query}`} icon={<KeyOutlined aria-hidden="true" />}>
          {text("camera.password")}
        </LinkButton>
      </div>
    </>
  );
};
