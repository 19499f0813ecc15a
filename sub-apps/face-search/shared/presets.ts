import { facePresets, type FacePresetName } from "@console-shell/contract/words/face-presets";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

/** A preset's meaning: for a search, or for a pair of faces. */
export const usePresetMeaning = () => {
  const text = useText();
  const format = useFormat();
  return (name: FacePresetName, of: "preset" | "verdict" = "preset"): string => {
    const preset = facePresets.find((preset) => preset.name === name)!;
    return text(of === "verdict" ? "verdict.meaning" : "preset.meaning", {
      threshold: format.percent(preset.threshold),
      found: preset.found,
      oneIn: format.number(preset.oneIn),
    });
  };
};

/** A similarity in whole percents, rounded down: it never seems to reach a preset that it doesn't pass. */
export const useSimilarityText = (): ((similarity: number) => string) => {
  const format = useFormat();
  return (similarity) => format.percent(Math.floor(similarity * 100 + 1e-9) / 100, 0);
};
