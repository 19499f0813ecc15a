/** Why pictures were erased: their library's retention, their time in the bin, somebody, a client's program, or they went with their library. */
export const erasureCauses = ["retention", "bin", "by-hand", "program", "library"] as const;
export type ErasureCause = (typeof erasureCauses)[number];
