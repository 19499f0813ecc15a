import { publicImageEndpoints } from "./image.ts";
import { publicKeyEndpoints } from "./key.ts";
import { publicLibraryEndpoints } from "./library.ts";
import { publicLibrarySetEndpoints } from "./library-set.ts";
import { publicSearchEndpoints } from "./search.ts";
import { publicUsageEndpoints } from "./usage.ts";

/** Every call of the public API, which programs of clients make with a key. */
export const publicEndpoints = [
  ...publicKeyEndpoints,
  ...publicLibraryEndpoints,
  ...publicImageEndpoints,
  ...publicLibrarySetEndpoints,
  ...publicSearchEndpoints,
  ...publicUsageEndpoints,
] as const;
