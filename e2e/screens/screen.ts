import type { APIRequestContext, Page } from "@playwright/test";
import type { NewOperator } from "../support/new-operator.ts";

/** One thing that a person can look at. */
export interface Screen {
  name: string;
  /** Its address; a function where it names a record of the demo data. */
  address: string | ((request: APIRequestContext) => Promise<string>);
  /** The page's h1 or a button on it names a record, a file or a person. */
  namedByData?: boolean;
  /** What to do on the page before it is looked at, e.g. open a form. Public pages have no operator. */
  open?: (page: Page, operator?: NewOperator) => Promise<void>;
  /** Errors that the page is meant to meet: a part of what the browser says of them. */
  expectedError?: string;
}
