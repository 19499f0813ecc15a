import { faceComparisonEndpoints } from "@console-shell/contract/calls/face-comparison";
import { faceSearchEndpoints } from "@console-shell/contract/calls/face-search";
import { imageEndpoints } from "@console-shell/contract/calls/image";
import { libraryEndpoints } from "@console-shell/contract/calls/library";
import { objectSearchEndpoints } from "@console-shell/contract/calls/object-search";
import { imageChangeEndpoints } from "@console-shell/contract/calls/image-changes";
import { imageIntakeEndpoints } from "@console-shell/contract/calls/image-intake";
import { queryImageEndpoints } from "@console-shell/contract/calls/query-image";
import { startTestServer, type TestServerOptions } from "@console-shell/testing/server";
import { faceComparison } from "#modules/search/face-search/comparison/calls.ts";
import { faceSearch } from "#modules/search/face-search/calls.ts";
import { objectSearch } from "#modules/search/object-search/calls.ts";
import { queryImage } from "#modules/search/query-image/calls.ts";
import { imageChanges } from "../image/changes/calls.ts";
import { imageIntake } from "../image/intake/calls.ts";
import { image } from "../image/calls.ts";
import { indexing } from "../indexing/start.ts";
import { library } from "../library/calls.ts";

/** A test server with the features of libraries and of the searches in them. */
export const startLibraryServer = (options: TestServerOptions = {}) =>
  startTestServer({
    ...options,
    features: [
      library,
      image,
      indexing,
      imageIntake,
      imageChanges,
      queryImage,
      faceSearch,
      faceComparison,
      objectSearch,
    ],
    endpoints: [
      ...libraryEndpoints,
      ...imageEndpoints,
      ...imageIntakeEndpoints,
      ...imageChangeEndpoints,
      ...queryImageEndpoints,
      ...faceSearchEndpoints,
      ...faceComparisonEndpoints,
      ...objectSearchEndpoints,
    ],
  });
