/** A hashed file of a build; its bytes are a file, see server/modules/registry/pages/kept-assets.ts. */
interface PageAssetsTable {
  /** As in its address, without the leading slash. */
  path: string;
  file_key: string;
  /** As in `<script integrity>`. */
  integrity: string;
  /** The day when a node last had it in its own build. */
  last_built_at: number;
}

export interface PageAssetTables {
  page_assets: PageAssetsTable;
}
