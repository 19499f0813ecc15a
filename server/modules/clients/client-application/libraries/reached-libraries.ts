import type {
  listApplicationLibraries,
  ReachedLibrary,
} from "@console-shell/contract/calls/application-libraries";
import type { z } from "zod";
import { containsText } from "../../../../platform/database/dialect/contains-text.ts";
import type { CsvColumns } from "../../../../kernel/send-csv.ts";
import { everyOf, pageOf } from "../../../../platform/database/page-of.ts";
import type { Source } from "../../../../platform/services.ts";

type Filter = z.output<typeof listApplicationLibraries.query>;

const matching = (
  services: Source,
  applicationId: string,
  { search }: Pick<Filter, "search">,
  isReached: boolean,
) =>
  services.database
    .selectFrom("libraries")
    .where((where) => {
      const granted = where.exists(
        where
          .selectFrom("applicationLibraries as granted")
          .whereRef("granted.libraryId", "=", "libraries.id")
          .where("granted.applicationId", "=", applicationId)
          .select("granted.libraryId"),
      );
      if (isReached) return granted;
      const sameEnvironment = where(
        "libraries.environment",
        "=",
        where
          .selectFrom("clientApplications")
          .select("clientApplications.environment")
          .where("clientApplications.id", "=", applicationId),
      );
      return where.and([sameEnvironment, where.not(granted)]);
    })
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["libraries.name"], search ?? "")),
    );

/* By name, which is unique. */
const listed = (
  services: Source,
  applicationId: string,
  filter: Pick<Filter, "search">,
  isReached: boolean,
) => ({
  matching: matching(services, applicationId, filter, isReached),
  key: "nameKey",
  present: (names: string[]) =>
    services.database
      .selectFrom("libraries")
      .select(["id", "name", "kind", "imageCount", "bytes", "nameKey"])
      .where("nameKey", "in", names)
      .execute(),
});

/** The columns of the export. */
export const exportedLibrary: CsvColumns<ReachedLibrary> = ["name", "kind", "imageCount", "bytes"];

/** All matching libraries that an application's keys can access, by name, in batches. */
export const everyReached = (
  services: Source,
  applicationId: string,
  filter: Pick<Filter, "search">,
) => everyOf(listed(services, applicationId, filter, true));

/** One page, by name, of the libraries that an application's keys can, or can't, access. */
export const listReached = (
  services: Source,
  applicationId: string,
  filter: Filter,
  isReached: boolean,
) =>
  pageOf(
    { ...listed(services, applicationId, filter, isReached), sorts: { name: "nameKey" } },
    { ...filter, sort: "name", order: "asc" },
  );
