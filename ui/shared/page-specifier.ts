const scheme = "shared://console/";

/**
 * What a dev server writes for a shared import. A bare name would be rewritten by Vite to a file of
 * its own; this address it leaves alone, and the import map of whichever page runs the module says
 * what it is. So a page has one React, whoever serves the modules.
 */
export const pageSpecifier = (specifier: string): string => scheme + specifier;
