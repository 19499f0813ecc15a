import type { Screen } from "../screen.ts";

/** The screens of one sub-application. */
export interface Area {
  /** The pages in its navigation. */
  pages: Screen[];
  /** Single records, or parts of a page. */
  records: Screen[];
  /** Forms. */
  forms: Screen[];
}
