import {
  AimOutlined,
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
} from "@ant-design/icons";
import type { CameraStep } from "@console-shell/contract/words/camera-steps";
import type { CameraState } from "@console-shell/ui";
import { Alert } from "antd";
import type { ReactNode, RefObject } from "react";
import { useText } from "../i18n/use-text.ts";
import styles from "./camera-view.module.css";
import type { Cue } from "./use-steps.ts";
import { cameraWords, troubleOf, type Verdict } from "./verdict.ts";

/* The picture is mirrored: the user's left is on the left. */
const arrows: Record<CameraStep, ReactNode> = {
  center: <AimOutlined aria-hidden="true" />,
  left: <ArrowLeftOutlined aria-hidden="true" />,
  right: <ArrowRightOutlined aria-hidden="true" />,
  nod: <ArrowDownOutlined aria-hidden="true" />,
};

interface CameraViewProps {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  cue: Cue | undefined;
  verdict: Verdict | undefined;
  /** Whether the server is checking the frames. */
  checking: boolean;
  /** Seconds until the next attempt is allowed. */
  wait: number;
}

/** The mirrored camera picture, the current instruction, and what went wrong. */
export const CameraView = ({ video, state, cue, verdict, checking, wait }: CameraViewProps) => {
  const text = useText();
  const trouble = troubleOf(state) ?? (wait > 0 ? undefined : verdict);
  const isReady = state === "live" && !cue && !checking && !trouble && wait === 0;
  return (
    <>
      <div className={styles["preview"]} hidden={state !== "starting" && state !== "live"}>
        <video ref={video} playsInline muted aria-label={text("camera.preview")} />
        <span className={styles["oval"]} aria-hidden="true" />
        {cue ? (
          <span className={styles["count"]}>
            {text("camera.step.of", { at: cue.at, count: cue.count })} ·{" "}
            {text("camera.seconds", { seconds: cue.secondsLeft })}
          </span>
        ) : null}
        {/* Assertive, because a step lasts only seconds. Always rendered, or its first text wouldn't be
            announced. */}
        <span aria-live="assertive" className={cue ? styles["cue"] : undefined}>
          {cue ? arrows[cue.step] : null}
          {cue ? text(`camera.step.${cue.step}`) : null}
        </span>
      </div>
      <output className={styles["says"]}>
        {state === "starting" ? <p>{text("camera.starting")}</p> : null}
        {isReady ? <p>{text("camera.position")}</p> : null}
        {checking ? <p>{text("camera.checking")}</p> : null}
        {trouble && !cue && !checking ? (
          <Alert
            type="warning"
            showIcon
            title={text(cameraWords[trouble][0])}
            description={text(cameraWords[trouble][1])}
          />
        ) : null}
        {wait > 0 && !cue ? (
          <Alert type="warning" showIcon title={text("camera.throttled", { seconds: wait })} />
        ) : null}
      </output>
    </>
  );
};
