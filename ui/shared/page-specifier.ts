/** Before each specifier below. */
export const pageScheme = "shared://console/";

/**
 * The specifier that a dev server writes for a shared import. Vite would rewrite a bare name to a file of
 * its own, but leaves this address alone; the import map of the page that runs the module resolves it. So a
 * page has one React, whichever server the modules come from.
 */
export const pageSpecifier = (specifier: string): string => pageScheme + specifier;
