import { useImageSource } from "@console-shell/ui";
import type { QueryImage } from "@console-shell/contract/calls/query-image";
import { useId } from "react";
import { useText } from "../messages/index.ts";
import { boxStyle } from "../shared/box-style.ts";
import styles from "./query-image.module.css";

interface FacePickerProps {
  queryImage: QueryImage;
  face: number | undefined;
  onChoose: (face: number) => void;
}

/** The picture with a box around each face; select one by click or arrow keys. */
export const FacePicker = ({ queryImage, face, onChoose }: FacePickerProps) => {
  const text = useText();
  const name = useId();
  const source = useImageSource();
  const { faces } = queryImage;
  return (
    <div className={styles.frame}>
      <div
        className={styles.framed}
        role="radiogroup"
        aria-label={text("face.choose", { count: faces.length })}
      >
        <img
          className={styles.picture}
          {...source(`/cc-api/query-image/${queryImage.id}/picture`)}
          alt={text("queryImage.picture")}
          width={queryImage.width}
          height={queryImage.height}
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
