export type { LibrarySets } from "./library-sets.ts";
export { LibrarySetPage } from "./set-page.tsx";
export { LibrarySetsPage } from "./sets-page.tsx";
export { Tags } from "./tags.tsx";
