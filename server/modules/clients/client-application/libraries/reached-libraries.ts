import type {
  listApplicationLibraries,
  ReachedLibrary,
} from "@console-shell/contract/calls/application-libraries";
import type { z } from "zod";
import { containsText } from "../../../../platform/database/dialect/contains-text.ts";
import { everyRow } from "../../../../platform/database/every-row.ts";
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
          .selectFrom("application_libraries as granted")
          .whereRef("granted.library_id", "=", "libraries.id")
          .where("granted.application_id", "=", applicationId)
          .select("granted.library_id"),
      );
      if (isReached) return granted;
      const sameEnvironment = where(
        "libraries.environment",
        "=",
        where
          .selectFrom("client_applications")
          .select("client_applications.environment")
          .where("client_applications.id", "=", applicationId),
      );
      return where.and([sameEnvironment, where.not(granted)]);
    })
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["libraries.name"], search ?? "")),
    );

const columns = ["id", "name", "kind", "image_count as imageCount", "bytes"] as const;

/** All matching libraries that an application's keys can access, by name, in batches. */
export async function* everyReached(
  services: Source,
  applicationId: string,
  filter: Pick<Filter, "search">,
): AsyncGenerator<ReachedLibrary[]> {
  type Row = ReachedLibrary & { name_key: string };
  yield* everyRow<Row, string>(
    ({ name_key }) => name_key,
    (after, limit) =>
      matching(services, applicationId, filter, true)
        .select([...columns, "name_key"])
        .$if(after !== undefined, (query) => query.where("name_key", ">", after ?? ""))
        .orderBy("name_key")
        .limit(limit)
        .execute(),
  );
}

/** One page, by name, of the libraries that an application's keys can, or can't, access. */
export const listReached = async (
  services: Source,
  applicationId: string,
  filter: Filter,
  isReached: boolean,
): Promise<{ items: ReachedLibrary[]; total: number }> => {
  const found = matching(services, applicationId, filter, isReached);
  const items = await found
    .select(columns)
    .orderBy("name_key")
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items, total };
};
