import type { ProbeFace } from "@console-shell/contract/calls/probe";
import { Alert } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./probe.module.css";

/** Below this, the face is probably a print, a screen or a mask. */
const doubtfulLiveness = 0.3;

/** What makes a face hard to recognise, in words; says so if nothing does. */
export const FaceHints = ({ face }: { face: ProbeFace }) => {
  const text = useText();
  const isDoubtful = face.liveness < doubtfulLiveness;
  if (face.flaws.length === 0 && !isDoubtful)
    return <Alert type="success" showIcon title={text("face.good")} />;
  return (
    <Alert
      type="warning"
      showIcon
      title={text("face.flawed")}
      description={
        <ul className={styles.hints}>
          {face.flaws.map((flaw) => (
            <li key={flaw}>{text(`flaw.${flaw}`)}</li>
          ))}
          {isDoubtful ? <li>{text("face.notLive")}</li> : null}
        </ul>
      }
    />
  );
};
