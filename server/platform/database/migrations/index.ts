import type { Migration } from "kysely/migration";
import * as baseline from "./0001-baseline.ts";
import * as names from "./0002-names.ts";
import * as faceLogin from "./0003-face-login.ts";
import * as subAppReleases from "./0004-sub-app-releases.ts";
import * as subAppOperation from "./0005-sub-app-operation.ts";
import * as work from "./0011-work.ts";

/** The one set of migrations, run on both databases in the order of their names. */
export const migrations: Record<string, Migration> = {
  "0001-baseline": baseline,
  "0002-names": names,
  "0003-face-login": faceLogin,
  "0004-sub-app-releases": subAppReleases,
  "0005-sub-app-operation": subAppOperation,
  "0011-work": work,
};
