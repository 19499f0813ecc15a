export type { Collections } from "./collections.ts";
export { CollectionFilter } from "./collection-filter.tsx";
export { CollectionPage } from "./collection-page.tsx";
export { CollectionsPage } from "./collections-page.tsx";
export { NoCollections } from "./no-collections.tsx";
export { Tags } from "./tags.tsx";
