import { publicImageEndpoints } from "./image.ts";
import { publicKeyEndpoints } from "./key.ts";
import { publicLibraryEndpoints } from "./library.ts";
import { publicCollectionEndpoints } from "./collection.ts";
import { publicSearchEndpoints } from "./search.ts";
import { publicUsageEndpoints } from "./usage.ts";

/** Every call of the public API, which client apps make with a key. */
export const publicEndpoints = [
  ...publicKeyEndpoints,
  ...publicLibraryEndpoints,
  ...publicImageEndpoints,
  ...publicCollectionEndpoints,
  ...publicSearchEndpoints,
  ...publicUsageEndpoints,
] as const;
