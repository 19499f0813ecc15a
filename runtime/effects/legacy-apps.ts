/**
 * Sub-apps whose libraries believe that their listeners last as long as the page: React 16 listens to
 * a document once and remembers it. Listeners of such a sub-app's first mount come back with it.
 */
export const legacyApps = new Set<string>();
