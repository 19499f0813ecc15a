import type { exportClientAppLibraries } from "@console-shell/contract/calls/client-app-libraries";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { defineList } from "#kernel/list.ts";
import type { Source } from "#platform/database/source.ts";

type Filter = z.output<typeof exportClientAppLibraries.query>;

const matching = (source: Source, clientAppId: string, { search }: Filter, isReached: boolean) =>
  source.database
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
      query.where(containsText(source, ["libraries.name"], search ?? "")),
    );

/* By name, which is unique. */
const listed = (source: Source, clientAppId: string, filter: Filter, isReached: boolean) => ({
  matching: matching(source, clientAppId, filter, isReached),
  key: "nameKey",
  present: (names: string[]) =>
    source.database
      .selectFrom("libraries")
      .select(["id", "name", "kind", "imageCount", "bytes", "nameKey"])
      .where("nameKey", "in", names)
      .execute(),
});

interface OfClientApp {
  params: { id: string };
}

const shown = {
  file: "libraries",
  fileOrder: "asc",
  columns: ["name", "kind", "imageCount", "bytes"],
} as const;

/** Libraries that a client app's keys can access. */
export const reachedLibraries = defineList(
  (source: Source, filter: Filter, { params }: OfClientApp) =>
    listed(source, params.id, filter, true),
  shown,
);

/** Libraries of the client app's environment that its keys can't access. */
export const libraryCandidates = defineList(
  (source: Source, filter: Filter, { params }: OfClientApp) =>
    listed(source, params.id, filter, false),
  shown,
);
