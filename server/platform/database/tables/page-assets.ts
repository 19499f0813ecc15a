/** A hashed file of a build; its bytes are a file, see server/modules/registry/pages/kept-assets.ts. */
interface PageAssetsTable {
  /** As in its address, without the leading slash. */
  path: string;
  fileKey: string;
  /** As in `<script integrity>`. */
  integrity: string;
  /** The day when a node last had it in its own build. */
  lastBuiltAt: number;
}

export interface PageAssetTables {
  pageAssets: PageAssetsTable;
}
