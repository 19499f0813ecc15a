import { median, ms, ratio, type Row } from "../rows.ts";

export const themeRows = (ours: readonly number[], plain: readonly number[]): Row[] => [
  ratio("switch of the theme, main thread", median(ours), median(plain), 0.5, ms),
];
