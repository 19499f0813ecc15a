// npm run sbom: lists the packages of others that the product consists of, into dist/sbom.cdx.json, and their licences,
// into dist/licences.txt. Fails on a licence that isn't among those in sbom/licences.ts.
import { join } from "node:path";
import { root } from "./build/root.ts";
import { RefusedLicence, writeSbom } from "./sbom/write-sbom.ts";

try {
  const shipped = writeSbom(join(root, "dist"));
  console.log(`dist/sbom.cdx.json, dist/licences.txt: ${shipped.size} packages.`);
} catch (error) {
  console.error(error instanceof RefusedLicence ? error.message : error);
  process.exitCode = 1;
}
