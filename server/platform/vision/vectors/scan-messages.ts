/** Requests to the scanning thread, which handles one at a time. */
export type ScanQuestion =
  | {
      do: "add";
      set: string;
      dimensions: number;
      ids: string[];
      vectors: Float32Array<ArrayBuffer>;
    }
  | { do: "keep"; set: string; ids: string[] }
  | { do: "drop"; set: string }
  | { do: "search"; sets: string[]; vector: Float32Array; limit: number; atLeast: number };
