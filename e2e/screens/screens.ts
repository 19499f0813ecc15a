import { expect, type APIRequestContext, type Page } from "@playwright/test";

/** One thing that a person can look at. */
export interface Screen {
  name: string;
  /** Its address; a function where it names a record of the demo data. */
  address: string | ((request: APIRequestContext) => Promise<string>);
  /** The page's h1 or a button on it names a record, a file or a person. */
  namedByData?: boolean;
  /** What to do on the page before it is looked at, e.g. open a form. */
  open?: (page: Page) => Promise<void>;
  /** Responses that the page is meant to meet, e.g. 404. */
  expectedStatus?: number;
}

/** The address of the first record of a list. */
const firstOf =
  (list: string, address: (id: string) => string) => async (request: APIRequestContext) => {
    const answer = await request.get(list);
    expect(answer.status(), list).toBe(200);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return address(items[0]!.id);
  };

/** The address of an application of the demo data, whatever other tests have added to the list. */
const application = (name: string) =>
  firstOf(
    `/cc-api/client-application/list?search=${encodeURIComponent(name)}`,
    (id) => `/console-application/applications/${id}`,
  );

/** Presses the page's main button, which opens a drawer or a dialog. */
const openForm = async (page: Page) => {
  await page.locator("main .cs-page-actions .console-btn-primary").click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** Presses a button for an application that waits; the applicant's name is in the dialog's title. */
const decide = (place: number) => async (page: Page) => {
  const row = page.getByRole("row", { name: "Anders Holm" });
  await row.locator("td:last-child button").nth(place).click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

const failSubApp = async (page: Page) => {
  await page.route("**/management/index.html", (route) => route.fulfill({ status: 500, body: "" }));
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
};

export const publicScreens: Screen[] = [
  { name: "login", address: "/user/login" },
  { name: "register", address: "/user/register" },
  { name: "register-confirm", address: "/user/register#confirm=token" },
  { name: "forget-password", address: "/user/forget-password" },
  { name: "reset-password", address: "/user/reset-password" },
  { name: "setup", address: "/user/setup#token=of-a-link" },
  { name: "setup-without-link", address: "/user/setup" },
  { name: "set-password", address: "/user/set-password#token=token" },
  { name: "set-password-wrong-link", address: "/user/set-password" },
  { name: "error-page", address: "/user/error" },
  { name: "error-page-403", address: "/user/error?status=403" },
  { name: "camera-login", address: "/cam/login" },
  { name: "public-not-found", address: "/user/logon" },
];

export const frameScreens: Screen[] = [
  { name: "launcher", address: "/" },
  { name: "user-info", address: "/user-info" },
  { name: "not-found", address: "/finanse" },
  { name: "sub-app-failed", address: "/management", open: failSubApp, expectedStatus: 500 },
  { name: "sub-app-not-found", address: "/finance/nothing/here" },
];

export const mainScreens: Screen[] = [
  { name: "management-operators", address: "/management/operators" },
  { name: "management-applicants", address: "/management/applicants" },
  { name: "management-roles", address: "/management/roles" },
  { name: "management-audit", address: "/management/audit" },
  { name: "console-overview", address: "/console/overview" },
  { name: "console-alerts", address: "/console/alerts" },
  { name: "applications", address: "/console-application/applications" },
  { name: "finance-clients", address: "/finance/clients" },
  { name: "finance-ledger", address: "/finance/ledger" },
  { name: "finance-invoices", address: "/finance/invoices" },
  { name: "libraries", address: "/image-library-management/libraries" },
  { name: "face-queries", address: "/face-search/queries" },
  { name: "face-collections", address: "/face-search/collections" },
  { name: "object-queries", address: "/object-search-manager/queries" },
  { name: "object-catalogues", address: "/object-search-manager/catalogues" },
];

const libraryList = "/cc-api/library/list";

export const detailScreens: Screen[] = [
  {
    name: "operator",
    address: firstOf("/mc-api/operator/list", (id) => `/management/operators/${id}`),
    namedByData: true,
  },
  { name: "console-operation", address: "/console/operations/operator.list", namedByData: true },
  { name: "application", address: application("Pacific Crest parcel desk"), namedByData: true },
  // Its only key has expired, so nothing in the table of keys takes the focus.
  {
    name: "application-without-working-keys",
    address: application("Noord Haven crew access"),
    namedByData: true,
  },
  {
    name: "finance-client",
    address: firstOf("/cc-api/finance/client/list", (id) => `/finance/clients/${id}`),
    namedByData: true,
  },
  {
    name: "finance-invoice",
    address: firstOf("/cc-api/finance/invoice/list", (id) => `/finance/invoices/${id}`),
    namedByData: true,
  },
  {
    name: "library",
    address: firstOf(libraryList, (id) => `/image-library-management/libraries/${id}`),
    namedByData: true,
  },
  {
    name: "image",
    address: async (request) => {
      const library = await firstOf(libraryList, (id) => id)(request);
      return firstOf(
        `/cc-api/library/${library}/image/list`,
        (id) => `/image-library-management/libraries/${library}/images/${id}`,
      )(request);
    },
    namedByData: true,
  },
  {
    name: "face-query",
    address: firstOf("/cc-api/face-search/query/list", (id) => `/face-search/queries/${id}`),
    namedByData: true,
  },
  {
    name: "face-collection",
    address: firstOf(
      "/cc-api/face-search/collection/list",
      (id) => `/face-search/collections/${id}`,
    ),
    namedByData: true,
  },
  {
    name: "object-query",
    address: firstOf(
      "/cc-api/object-search/query/list",
      (id) => `/object-search-manager/queries/${id}`,
    ),
    namedByData: true,
  },
  {
    name: "object-catalogue",
    address: firstOf(
      "/cc-api/object-search/catalogue/list",
      (id) => `/object-search-manager/catalogues/${id}`,
    ),
    namedByData: true,
  },
];

export const formScreens: Screen[] = [
  { name: "operator-form", address: "/management/operators", open: openForm },
  { name: "approve-form", address: "/management/applicants", open: decide(0) },
  { name: "reject-form", address: "/management/applicants", open: decide(1) },
  { name: "alert-rule-form", address: "/console/alerts", open: openForm },
  { name: "application-form", address: "/console-application/applications", open: openForm },
  { name: "client-form", address: "/finance/clients", open: openForm },
  { name: "entry-form", address: "/finance/ledger", open: openForm },
  { name: "library-form", address: "/image-library-management/libraries", open: openForm },
  { name: "collection-form", address: "/face-search/collections", open: openForm },
  { name: "catalogue-form", address: "/object-search-manager/catalogues", open: openForm },
];

/** Looked at by an operator of the role sales. */
export const foreignScreens: Screen[] = [
  { name: "forbidden", address: "/management/operators" },
  { name: "launcher-of-sales", address: "/" },
];
