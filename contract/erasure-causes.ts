/**
 * Why pictures were erased: library retention, expiry in the bin, an operator, a client's program, or deletion of their
 * library.
 */
export const erasureCauses = ["retention", "bin", "by-hand", "program", "library"] as const;
export type ErasureCause = (typeof erasureCauses)[number];
