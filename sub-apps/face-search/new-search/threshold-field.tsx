import { facePresets } from "@console-shell/contract/words/face-presets";
import { useFormat } from "@console-shell/sdk";
import { InputNumber, Radio } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { usePresetMeaning } from "../shared/presets.ts";
import styles from "./new-search.module.css";

interface ThresholdFieldProps {
  /** Set by the form, for its label. */
  id?: string;
  /** In percent. */
  value?: number;
  onChange?: (value: number | null) => void;
}

const percentOf = (threshold: number) => Math.round(threshold * 1000) / 10;

/** Selects a preset by its meaning, or a custom threshold. */
export const ThresholdField = ({ id, value, onChange }: ThresholdFieldProps) => {
  const text = useText();
  const format = useFormat();
  const meaning = usePresetMeaning();
  const [isOwn, setOwn] = useState(false);
  const preset = facePresets.find(({ threshold }) => percentOf(threshold) === value);
  const chosen = isOwn || !preset ? "own" : preset.name;
  return (
    <>
      <Radio.Group
        id={id}
        className={styles.presets}
        value={chosen}
        onChange={({ target }) => {
          const next = facePresets.find(({ name }) => name === target.value);
          setOwn(!next);
          if (next) onChange?.(percentOf(next.threshold));
        }}
      >
        {facePresets.map(({ name }) => (
          <Radio key={name} className={styles.preset} value={name}>
            {text(`preset.${name}`)}
            <div className={styles.second}>{meaning(name)}</div>
          </Radio>
        ))}
        <Radio className={styles.preset} value="own">
          {text("preset.own")}
        </Radio>
      </Radio.Group>
      {chosen === "own" ? (
        <InputNumber
          className={styles.threshold}
          aria-label={text("preset.ownLabel", {
            least: format.percent(0),
            most: format.percent(1),
          })}
          min={0}
          max={100}
          value={value ?? null}
          onChange={(next) => onChange?.(next)}
          suffix="%"
        />
      ) : null}
    </>
  );
};
