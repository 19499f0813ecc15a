import { useImageSource } from "@console-shell/ui";
import type { Probe } from "@console-shell/contract/calls/probe";
import { useId } from "react";
import { useText } from "../messages/index.ts";
import { boxStyle } from "../shared/box-style.ts";
import styles from "./probe.module.css";

interface FacePickerProps {
  probe: Probe;
  face: number | undefined;
  onChoose: (face: number) => void;
}

/** The picture with a box around each face; select one by click or arrow keys. */
export const FacePicker = ({ probe, face, onChoose }: FacePickerProps) => {
  const text = useText();
  const name = useId();
  const source = useImageSource();
  const { faces } = probe;
  return (
    <div className={styles.frame}>
      <div
        className={styles.framed}
        role="radiogroup"
        aria-label={text("face.choose", { count: faces.length })}
      >
        <img
          className={styles.picture}
          {...source(`/cc-api/probe/${probe.id}/picture`)}
          alt={text("probe.picture")}
          width={probe.width}
          height={probe.height}
        />
        {faces.map(({ box }, at) => (
          <label key={at} className={styles.face} style={boxStyle(box)}>
            <input
              type="radio"
              name={name}
              className={styles.choice}
              checked={face === at}
              onChange={() => onChoose(at)}
              aria-label={text("face.one", { number: at + 1, total: faces.length })}
            />
            {faces.length > 1 ? (
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </div>
  );
};
