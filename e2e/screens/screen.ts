import type { APIRequestContext, Page } from "@playwright/test";
import type { NewOperator } from "../support/new-operator.ts";

/** One screen to check and to photograph. */
export interface Screen {
  name: string;
  /** Its address; a function if it contains a demo record's id. */
  address: string | ((request: APIRequestContext) => Promise<string>);
  /** The page's h1 or one of its buttons contains the name of a record, file or person. */
  namedByData?: boolean;
  /** Prepares the page before it is viewed, e.g. opens a form. Public pages have no operator. */
  open?: (page: Page, operator?: NewOperator) => Promise<void>;
  /** An expected error: part of the browser's message. */
  expectedError?: string;
}
