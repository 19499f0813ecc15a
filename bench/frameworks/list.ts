export interface FrameworkFacts {
  /** Its file in this folder. */
  name: string;
  /** The npm package; undefined for code in this repository. */
  package?: string;
  /** The build of an app that it runs. */
  format: "modules" | "UMD";
}

/** Everything that is measured, in table order. */
export const frameworks: readonly FrameworkFacts[] = [
  { name: "bound", format: "modules" },
  { name: "ours", format: "modules" },
  { name: "ours-release", format: "modules" },
  { name: "single-spa", package: "single-spa", format: "modules" },
  { name: "icestark", package: "@ice/stark", format: "modules" },
  { name: "icestark-sandbox", package: "@ice/stark", format: "UMD" },
  { name: "qiankun", package: "qiankun", format: "UMD" },
  { name: "micro-app", package: "@micro-zoe/micro-app", format: "UMD" },
  { name: "wujie", package: "wujie", format: "UMD" },
  { name: "garfish", package: "garfish", format: "UMD" },
];
