import type { ApiOutput } from "@console-shell/contract";
import { objectLabelName } from "@console-shell/contract/words/object-label-names";
import { useFormat, useLocale } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import styles from "./image.module.css";

type Image = ApiOutput<"GET /cc-api/library/:id/image/:imageId">;
type Found = ReturnType<typeof foundIn>[number];

/** What the index has of a picture: its faces, then its things. */
export const foundIn = ({ faces, things }: Image) => [
  ...faces.map((face, index) => ({ ...face, kind: "face" as const, number: index + 1 })),
  ...things.map((thing) => ({ ...thing, kind: "thing" as const })),
];

interface FoundProps {
  found: readonly Found[];
  /** The highlighted one. */
  shown: string | undefined;
  onShow: (id: string | undefined) => void;
}

/** A box around each, drawn on a picture that is fitted into the same place. */
export const FoundBoxes = ({ image, found, shown, onShow }: FoundProps & { image: Image }) => {
  const { width, height } = image;
  if (found.length === 0) return null;
  return (
    // The list says the same in words.
    <svg className={styles.boxes} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {found.map(({ id, box }) => (
        <rect
          key={id}
          className={styles.box}
          data-shown={shown === id || undefined}
          x={box.x * width}
          y={box.y * height}
          width={box.width * width}
          height={box.height * height}
          onMouseEnter={() => onShow(id)}
          onMouseLeave={() => onShow(undefined)}
        />
      ))}
    </svg>
  );
};

/** What the index knows of each; hovering or focusing one highlights its box. */
export const FoundList = ({ found, shown, onShow }: FoundProps) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  return (
    <Panel title={text("found.title")}>
      {found.length === 0 ? <p className={styles.none}>{text("found.none")}</p> : null}
      <ul className={styles.found}>
        {found.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              data-shown={shown === one.id || undefined}
              onMouseEnter={() => onShow(one.id)}
              onMouseLeave={() => onShow(undefined)}
              onFocus={() => onShow(one.id)}
              onBlur={() => onShow(undefined)}
              onClick={() => onShow(one.id)}
            >
              <span>
                {one.kind === "face"
                  ? text("found.face", { number: one.number })
                  : objectLabelName(one.label, locale)}
              </span>
              <span>{text("found.score", { score: format.percent(one.score) })}</span>
              {one.kind === "face" && one.flaws.length > 0 ? (
                <span className={styles.flaws}>
                  {one.flaws.map((flaw) => text(`found.flaw.${flaw}`)).join(" · ")}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
