import { buildSizes } from "../build/sizes.ts";
import type { Measure } from "./measure.ts";

/** Bytes that a framework adds to a host's bundle, minified and compressed. */
export const size: Measure = {
  name: "size",
  title: "Size, minified and gzipped",
  async run(_bench, { frameworks, runtime }) {
    const sizes = await buildSizes(frameworks, runtime);
    const shown = { unit: "bytes", against: "itself" } as const;
    return [
      { ...shown, title: "Loaded by the host page", target: 8 * 1024, figures: sizes.first },
      { ...shown, title: "Including a first mount", target: 8 * 1024, figures: sizes.mount },
      {
        ...shown,
        title: "Added by a legacy sub-app in a realm",
        target: 18 * 1024,
        figures: sizes.realm,
      },
      {
        ...shown,
        title: "Including everything loaded on demand",
        target: 14 * 1024,
        figures: sizes.all,
      },
    ];
  },
};
