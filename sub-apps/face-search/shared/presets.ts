import {
  facePresets,
  presetReached,
  type FacePresetName,
} from "@console-shell/contract/words/face-presets";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

/** A preset's meaning, in a sentence. */
export const usePresetMeaning = () => {
  const text = useText();
  const format = useFormat();
  return (name: FacePresetName): string => {
    const preset = facePresets.find((preset) => preset.name === name)!;
    return text("preset.meaning", {
      threshold: format.percent(preset.threshold),
      found: preset.found,
      oneIn: format.number(preset.oneIn),
    });
  };
};

/** Says which preset a similarity passes, the strictest one. */
export const usePresetPassed = (): ((similarity: number) => string) => {
  const text = useText();
  return (similarity) => text(`reached.${presetReached(similarity) ?? "none"}`);
};
