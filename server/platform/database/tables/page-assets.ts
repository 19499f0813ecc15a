/** A hashed file of a build; its bytes are a file, see server/modules/registry/pages/kept-assets.ts. */
export interface PageAssetsTable {
  /** As in its address, without the leading slash. */
  path: string;
  file_key: string;
  /** As in `<script integrity>`. */
  integrity: string;
  /** When a node last had it in its own build, to the day. */
  last_built_at: number;
}

export interface PageAssetTables {
  page_assets: PageAssetsTable;
}
