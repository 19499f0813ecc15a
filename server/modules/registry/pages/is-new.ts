import { isEmpty } from "#platform/database/is-empty.ts";
import type { Services } from "#platform/services.ts";

/**
 * Reads whether the console has no operator yet. Once there is one, there always is, so the result is cached. If the
 * database doesn't answer, the page reports it itself, and the next page reads again.
 */
export const createIsNew = ({ database }: Pick<Services, "database">): (() => Promise<boolean>) => {
  let hasOperators = false;
  return async () => {
    if (hasOperators) return false;
    const isNew = await isEmpty(database).catch(() => undefined);
    hasOperators ||= isNew === false;
    return isNew === true;
  };
};
