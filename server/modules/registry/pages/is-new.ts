import { isEmpty } from "../../../platform/database/is-empty.ts";
import type { Services } from "../../../platform/services.ts";

/**
 * Reads whether the console has no operator yet. Once there is one there always is, so that's remembered. If the database
 * doesn't answer, the page says so by itself.
 */
export const createIsNew = ({ database }: Pick<Services, "database">): (() => Promise<boolean>) => {
  let hasOperators = false;
  return async () => {
    hasOperators ||= !(await isEmpty(database).catch(() => false));
    return !hasOperators;
  };
};
