import { faceSearchEndpoints } from "@console-shell/contract/endpoints/face-search";
import { libraryEndpoints } from "@console-shell/contract/endpoints/library";
import { objectSearchEndpoints } from "@console-shell/contract/endpoints/object-search";
import { probeEndpoints } from "@console-shell/contract/endpoints/probe";
import { startTestServer, type TestServerOptions } from "@console-shell/testing/server";
import { faceSearch } from "../../face-search/routes.ts";
import { objectSearch } from "../../object-search/routes.ts";
import { probe } from "../../probe/routes.ts";
import { library } from "../routes.ts";

/** A test server with the features of libraries and of the searches in them. */
export const startLibraryServer = (options: Pick<TestServerOptions, "vision"> = {}) =>
  startTestServer({
    features: [library, probe, faceSearch, objectSearch],
    endpoints: [
      ...libraryEndpoints,
      ...probeEndpoints,
      ...faceSearchEndpoints,
      ...objectSearchEndpoints,
    ],
    ...options,
  });
