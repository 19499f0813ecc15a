import type { Screen } from "../screen.ts";

/** The screens of one sub-application. */
export interface Area {
  /** What its navigation leads to. */
  pages: Screen[];
  /** One record, or one part of a page. */
  records: Screen[];
  /** Where something is typed in. */
  forms: Screen[];
}
