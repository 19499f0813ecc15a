/** Milliseconds after which a development override ends by itself. */
export const overrideLifetime = 8 * 3_600_000;

/** The shell's page where an operator starts one; what the dev server sends is in the fragment. */
export const developPath = "/develop";
