import type {
  listApplicationLibraries,
  ReachedLibrary,
} from "@console-shell/contract/endpoints/application-libraries";
import type { z } from "zod";
import { containsText } from "../../../database/dialect/contains-text.ts";
import type { Services } from "../../../services.ts";

type Filter = z.output<typeof listApplicationLibraries.query>;

const matching = (
  services: Services,
  applicationId: string,
  { search }: Filter,
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
      return isReached ? granted : where.not(granted);
    })
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["libraries.name"], search ?? "")),
    );

/** One page, by name, of the libraries that an application's keys reach, or do not reach. */
export const listReached = async (
  services: Services,
  applicationId: string,
  filter: Filter,
  isReached: boolean,
): Promise<{ items: ReachedLibrary[]; total: number }> => {
  const found = matching(services, applicationId, filter, isReached);
  const items = await found
    .select(["id", "name", "kind", "image_count as imageCount", "bytes"])
    .orderBy("name_key")
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items, total };
};
