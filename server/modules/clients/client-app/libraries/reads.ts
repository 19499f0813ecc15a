import type {
  listClientAppLibraries,
  ReachedLibrary,
} from "@console-shell/contract/calls/client-app-libraries";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";

type Filter = z.output<typeof listClientAppLibraries.query>;

const matching = (
  services: Source,
  clientAppId: string,
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
          .where("granted.applicationId", "=", clientAppId)
          .select("granted.libraryId"),
      );
      if (isReached) return granted;
      const sameEnvironment = where(
        "libraries.environment",
        "=",
        where
          .selectFrom("clientApplications")
          .select("clientApplications.environment")
          .where("clientApplications.id", "=", clientAppId),
      );
      return where.and([sameEnvironment, where.not(granted)]);
    })
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["libraries.name"], search ?? "")),
    );

/* By name, which is unique. */
const listed = (
  services: Source,
  clientAppId: string,
  filter: Pick<Filter, "search">,
  isReached: boolean,
) => ({
  matching: matching(services, clientAppId, filter, isReached),
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

/** All matching libraries that a client app's keys can access, by name, in batches. */
export const everyReached = (
  services: Source,
  clientAppId: string,
  filter: Pick<Filter, "search">,
) => everyOf(listed(services, clientAppId, filter, true));

/** One page, by name, of the libraries that a client app's keys can, or can't, access. */
export const listReached = (
  services: Source,
  clientAppId: string,
  filter: Filter,
  isReached: boolean,
) =>
  pageOf(
    { ...listed(services, clientAppId, filter, isReached), sorts: { name: "nameKey" } },
    { ...filter, sort: "name", order: "asc" },
  );
