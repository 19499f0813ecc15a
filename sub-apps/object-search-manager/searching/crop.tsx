import { useImageSource } from "@console-shell/ui";
import type { QueryImageObject } from "@console-shell/contract/calls/query-image";
import type { Region } from "@console-shell/contract/calls/object-search";
import { useFormat } from "@console-shell/sdk";
import { Button } from "antd";
import { useState } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useText } from "../messages/index.ts";
import { useLabelName } from "../shared/use-label-name.ts";
import { regionText, within } from "./region-text.ts";
import styles from "./searching.module.css";

interface CropProps {
  src: string;
  /** Objects detected in the picture; a click selects one as the region. */
  objects: readonly QueryImageObject[];
  /** Null means the whole picture. */
  region: Region | null;
  onChange: (region: Region | null) => void;
}

/** The handles' initial position when no region was dragged. */
const middle: Region = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

const cropOf = ({ x, y, width, height }: Region): PercentCrop => ({
  unit: "%",
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

const regionOf = ({ x, y, width, height }: PercentCrop): Region | null =>
  width < 1 || height < 1
    ? null
    : within({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 });

const useHandleNames = () => {
  const text = useText();
  const handle = (side: "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw") =>
    text("crop.handle", { side: text(`crop.${side}`) });
  return {
    cropArea: text("crop.area"),
    nDragHandle: handle("n"),
    neDragHandle: handle("ne"),
    eDragHandle: handle("e"),
    seDragHandle: handle("se"),
    sDragHandle: handle("s"),
    swDragHandle: handle("sw"),
    wDragHandle: handle("w"),
    nwDragHandle: handle("nw"),
  };
};

/** Selects a region of a picture: by dragging, with arrow keys, or from the detected objects. */
export const Crop = ({ src, objects, region, onChange }: CropProps) => {
  const text = useText();
  const format = useFormat();
  const nameOf = useLabelName();
  const source = useImageSource();
  const [dragged, setDragged] = useState<PercentCrop>();
  const ariaLabels = useHandleNames();
  const isChosen = (one: Region) =>
    region !== null && regionText(within(one)) === regionText(region);
  const choose = (one: Region | null) => onChange(one && within(one));
  return (
    <>
      <ReactCrop
        className={styles.crop}
        crop={dragged ?? (region ? cropOf(region) : undefined)}
        ruleOfThirds
        ariaLabels={ariaLabels}
        onChange={(_, percent) => setDragged(percent)}
        onComplete={(_, percent) => {
          setDragged(undefined);
          onChange(regionOf(percent));
        }}
      >
        <img {...source(src)} alt={text("query.image")} />
      </ReactCrop>
      <fieldset className={styles.regions} aria-label={text("crop.regions")}>
        <Button size="small" aria-pressed={!region} onClick={() => choose(null)}>
          {text("crop.whole")}
        </Button>
        {objects.map(({ label, score, box }) => (
          <Button
            key={regionText(box)}
            size="small"
            aria-pressed={isChosen(box)}
            onClick={() => choose(box)}
          >
            {nameOf(label)} <small>{format.percent(score, 0)}</small>
          </Button>
        ))}
        {region ? null : (
          <Button size="small" type="dashed" onClick={() => choose(middle)}>
            {text("crop.part")}
          </Button>
        )}
      </fieldset>
      <p className={styles.hint}>{text("crop.hint")}</p>
    </>
  );
};
