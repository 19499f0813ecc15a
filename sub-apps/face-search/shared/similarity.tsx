import {
  facePresets,
  type FacePresetName,
  presetReached,
} from "@console-shell/contract/words/face-presets";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { usePresetMeaning, useSimilarityText } from "./presets.ts";
import styles from "./similarity.module.css";
import { Verdict } from "./verdict.tsx";

/** Of the scale, each as wide as the others: the presets are close to each other. */
const zones: readonly { name: FacePresetName | "none"; from: number; to: number }[] = [
  ...facePresets.map(({ name, threshold }, at) => ({
    name,
    from: threshold,
    to: facePresets[at - 1]?.threshold ?? 1,
  })),
  { name: "none" as const, from: 0, to: facePresets.at(-1)!.threshold },
].toReversed();

/** How similar two faces are, on the scale of the presets, and what that means. */
export const Similarity = ({ similarity }: { similarity: number }) => {
  const text = useText();
  const format = useFormat();
  const meaning = usePresetMeaning();
  const similarityText = useSimilarityText();
  const reached = presetReached(similarity);
  return (
    <section className={styles.similarity} aria-label={text("comparisons.similarity")}>
      <div className={styles.figure}>
        <span className={styles.second}>{text("comparisons.similarity")}</span>
        <strong className={styles.value}>{similarityText(similarity)}</strong>
        <Verdict long similarity={similarity} />
      </div>
      <ol className={styles.scale}>
        {zones.map(({ name, from, to }) => {
          const isHere = name === (reached ?? "none");
          return (
            <li key={name} data-zone={name} aria-current={isHere || undefined}>
              <span className={styles.bar}>
                {isHere ? (
                  <span
                    className={styles.mark}
                    style={{
                      insetInlineStart: `${Math.max(0, (similarity - from) / (to - from)) * 100}%`,
                    }}
                  />
                ) : null}
              </span>
              {text(name === "none" ? "zone.none" : `preset.${name}`)}
              <span className={styles.second}>
                {name === "none"
                  ? text("zone.below", { threshold: format.percent(to) })
                  : text("zone.from", { threshold: format.percent(from) })}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.meaning}>
        {reached ? meaning(reached, "verdict") : text("verdict.none.detail")}
      </p>
    </section>
  );
};
