import { faceComparisonEndpoints } from "@console-shell/contract/calls/face-comparison";
import { faceSearchEndpoints } from "@console-shell/contract/calls/face-search";
import { libraryEndpoints } from "@console-shell/contract/calls/library";
import { objectSearchEndpoints } from "@console-shell/contract/calls/object-search";
import { pictureChangeEndpoints } from "@console-shell/contract/calls/picture-changes";
import { pictureIntakeEndpoints } from "@console-shell/contract/calls/picture-intake";
import { queryImageEndpoints } from "@console-shell/contract/calls/query-image";
import { startTestServer, type TestServerOptions } from "@console-shell/testing/server";
import { faceSearch } from "#modules/search/face-search/routes.ts";
import { objectSearch } from "#modules/search/object-search/routes.ts";
import { queryImage } from "#modules/search/query-image/routes.ts";
import { pictureChanges } from "../changes/routes.ts";
import { pictureIntake } from "../intake/routes.ts";
import { library } from "../routes.ts";

/** A test server with the features of libraries and of the searches in them. */
export const startLibraryServer = (options: TestServerOptions = {}) =>
  startTestServer({
    ...options,
    features: [library, pictureIntake, pictureChanges, queryImage, faceSearch, objectSearch],
    endpoints: [
      ...libraryEndpoints,
      ...pictureIntakeEndpoints,
      ...pictureChangeEndpoints,
      ...queryImageEndpoints,
      ...faceSearchEndpoints,
      ...faceComparisonEndpoints,
      ...objectSearchEndpoints,
    ],
  });
