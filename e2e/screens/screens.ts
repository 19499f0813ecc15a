import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { NewOperator } from "../support/new-operator.ts";
import { darkenCamera, failCamera, openConsent, startCamera } from "./open-camera.ts";
import {
  decide,
  endSession,
  failSubApp,
  leaveForm,
  loseConnection,
  openForm,
  openNotifications,
  openPalette,
} from "./open-screen.ts";

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

/** A new object search with a picture of a library and a part of it. */
const searchWithPicture = async (request: APIRequestContext): Promise<string> => {
  const libraries = await request.get("/cc-api/library/list?pageSize=50&search=Homeware");
  const [library] = ((await libraries.json()) as { items: { id: string }[] }).items;
  const images = await request.get(`/cc-api/library/${library!.id}/image/list`);
  const [image] = ((await images.json()) as { items: { id: string }[] }).items;
  const probe = await request.post("/cc-api/probe/from-image", { data: { imageId: image!.id } });
  expect(probe.status(), await probe.text()).toBe(201);
  const { id } = (await probe.json()) as { id: string };
  return `/object-search-manager/new?probe=${id}&region=0.2,0.2,0.6,0.6`;
};

/** The address of the first record of a list. */
const firstOf =
  (list: string, address: (id: string) => string) => async (request: APIRequestContext) => {
    const answer = await request.get(list);
    expect(answer.status(), list).toBe(200);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return address(items[0]!.id);
  };

/** The address of an application of the demo data, whatever other tests have added to the list. */
const applicationOf = (name: string, address: (id: string) => string) =>
  firstOf(`/cc-api/client-application/list?search=${encodeURIComponent(name)}`, address);
const application = (name: string, tab = "overview") =>
  applicationOf(name, (id) => `/console-application/applications/${id}?tab=${tab}`);

/** Presses the button in the head of the first panel that has one, which opens a dialog. */
const openPanelForm = async (page: Page) => {
  await page.locator("main .cs-panel-head button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** The page of the webhook of the demo data whose deliveries failed, and of its newest delivery. */
const failingWebhook = async (request: APIRequestContext): Promise<string> => {
  const page = await applicationOf(
    "Matches travellers at boarding gates",
    (id) => `/console-application/applications/${id}`,
  )(request);
  const at = page.replace("/console-application/applications/", "/cc-api/client-application/");
  const answer = await request.get(`${at}/webhook/list`);
  const webhooks = (await answer.json()) as { id: string; pausedBecause: string | null }[];
  const failing = webhooks.find(({ pausedBecause }) => pausedBecause === "failing");
  expect(failing).toBeDefined();
  return `${page}/webhooks/${failing!.id}`;
};
const failedDelivery = async (request: APIRequestContext): Promise<string> => {
  const page = await failingWebhook(request);
  const list = page
    .replace("/console-application/applications/", "/cc-api/client-application/")
    .replace("/webhooks/", "/webhook/");
  return firstOf(`${list}/delivery/list?state=dead`, (id) => `${page}/deliveries/${id}`)(request);
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
  { name: "camera-login-denied", address: "/cam/login", open: failCamera("NotAllowedError") },
  { name: "camera-login-live", address: "/cam/login", open: startCamera },
  { name: "camera-login-dark", address: "/cam/login", open: darkenCamera },
  { name: "public-not-found", address: "/user/logon" },
];

export const frameScreens: Screen[] = [
  { name: "launcher", address: "/" },
  { name: "user-info", address: "/user-info" },
  { name: "not-found", address: "/finanse" },
  { name: "sub-app-not-found", address: "/finance/nothing/here" },
  // The last: what fails goes on failing.
  {
    name: "sub-app-failed",
    address: "/management",
    open: failSubApp,
    expectedError: "status of 500",
  },
];

export const mainScreens: Screen[] = [
  { name: "management-operators", address: "/management/operators" },
  { name: "management-applicants", address: "/management/applicants" },
  { name: "management-roles", address: "/management/roles" },
  { name: "management-announcements", address: "/management/announcements" },
  { name: "management-sessions", address: "/management/sessions" },
  { name: "management-mails", address: "/management/mails" },
  { name: "management-audit", address: "/management/audit" },
  { name: "console-overview", address: "/console/overview" },
  { name: "console-applications", address: "/console/applications" },
  { name: "console-alerts", address: "/console/alerts" },
  { name: "console-health", address: "/console/health" },
  { name: "applications", address: "/console-application/applications" },
  { name: "finance-clients", address: "/finance/clients" },
  { name: "finance-ledger", address: "/finance/ledger" },
  { name: "finance-top-ups", address: "/finance/top-ups" },
  { name: "finance-invoices", address: "/finance/invoices" },
  { name: "finance-refunds", address: "/finance/refunds" },
  { name: "finance-billing", address: "/finance/billing" },
  { name: "finance-plans", address: "/finance/plans" },
  { name: "finance-issuer", address: "/finance/issuer" },
  { name: "libraries", address: "/image-library-management/libraries" },
  { name: "indexing", address: "/image-library-management/indexing" },
  { name: "erasures", address: "/image-library-management/erasures" },
  { name: "face-queries", address: "/face-search/queries" },
  { name: "face-new-search", address: "/face-search/search" },
  { name: "face-compare", address: "/face-search/compare" },
  { name: "face-comparisons", address: "/face-search/comparisons" },
  { name: "face-people", address: "/face-search/people" },
  { name: "face-collections", address: "/face-search/collections" },
  { name: "object-queries", address: "/object-search-manager/queries" },
  { name: "object-catalogues", address: "/object-search-manager/catalogues" },
  { name: "new-object-search", address: "/object-search-manager/new" },
  { name: "saved-object-searches", address: "/object-search-manager/saved" },
  { name: "object-search-picture", address: searchWithPicture },
];

/** A library with pictures, whatever other tests have added to the list. */
const fullLibrary = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get("/cc-api/library/list");
  const { items } = (await answer.json()) as { items: { id: string; imageCount: number }[] };
  const full = items.find(({ imageCount }) => imageCount > 0);
  expect(full).toBeDefined();
  return full!.id;
};

export const detailScreens: Screen[] = [
  {
    name: "operator",
    address: firstOf("/mc-api/operator/list", (id) => `/management/operators/${id}`),
    namedByData: true,
  },
  { name: "console-operation", address: "/console/operations/operator.list", namedByData: true },
  {
    name: "console-application-usage",
    address: applicationOf("Pacific Crest parcel desk", (id) => `/console/applications/${id}`),
    namedByData: true,
  },
  // Each tab of another application: from one to the next the heading changes.
  ...Object.entries({
    overview: "Pacific Crest parcel desk",
    keys: "Harbor & Lane product finder",
    libraries: "云栖园区访客系统",
    usage: "Cascade lost and found",
    webhooks: "Matches travellers at boarding gates",
    members: "珠江港箱号识别",
    playground: "紫金图书馆旧照检索",
  }).map(([tab, name]) => ({
    name: `application-${tab}`,
    address: application(name, tab),
    namedByData: true,
  })),
  // Its only key has expired, so nothing in the table of keys takes the focus.
  {
    name: "application-without-working-keys",
    address: application("Noord Haven crew access", "keys"),
    namedByData: true,
  },
  { name: "webhook", address: failingWebhook, namedByData: true },
  { name: "webhook-delivery", address: failedDelivery },
  {
    name: "finance-client",
    address: firstOf("/cc-api/finance/client/list", (id) => `/finance/clients/${id}`),
    namedByData: true,
  },
  {
    name: "finance-top-up",
    address: firstOf(
      "/cc-api/finance/top-up/list?status=waiting",
      (id) => `/finance/top-ups/${id}`,
    ),
    namedByData: true,
  },
  {
    name: "finance-plan",
    address: firstOf("/cc-api/finance/plan/list", (id) => `/finance/plans/${id}`),
    namedByData: true,
  },
  {
    name: "finance-refund",
    address: firstOf(
      "/cc-api/finance/refund/list?status=waiting",
      (id) => `/finance/refunds/${id}`,
    ),
    namedByData: true,
  },
  {
    name: "finance-invoice",
    address: firstOf("/cc-api/finance/invoice/list", (id) => `/finance/invoices/${id}`),
    namedByData: true,
  },
  {
    name: "library",
    address: async (request) => `/image-library-management/libraries/${await fullLibrary(request)}`,
    namedByData: true,
  },
  {
    name: "image",
    address: async (request) => {
      const library = await fullLibrary(request);
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
    name: "face-person",
    address: firstOf("/cc-api/face-search/person/list", (id) => `/face-search/people/${id}`),
    namedByData: true,
  },
  {
    name: "face-comparison",
    address: firstOf(
      "/cc-api/face-search/comparison/list",
      (id) => `/face-search/comparisons/${id}`,
    ),
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
  { name: "announcement-form", address: "/management/announcements", open: openForm },
  { name: "approve-form", address: "/management/applicants", open: decide(0) },
  { name: "reject-form", address: "/management/applicants", open: decide(1) },
  { name: "alert-rule-form", address: "/console/alerts", open: openForm },
  { name: "application-form", address: "/console-application/applications", open: openForm },
  {
    name: "limits-form",
    address: application("Pacific Crest parcel desk"),
    namedByData: true,
    open: openPanelForm,
  },
  {
    name: "grant-libraries-form",
    address: application("Cascade lost and found", "libraries"),
    namedByData: true,
    open: openPanelForm,
  },
  {
    name: "webhook-form",
    address: application("Matches travellers at boarding gates", "webhooks"),
    namedByData: true,
    open: openPanelForm,
  },
  {
    name: "member-form",
    address: application("Matches travellers at boarding gates", "members"),
    namedByData: true,
    open: openPanelForm,
  },
  { name: "library-form", address: "/image-library-management/libraries", open: openForm },
  { name: "collection-form", address: "/face-search/collections", open: openForm },
  { name: "catalogue-form", address: "/object-search-manager/catalogues", open: openForm },
];

export const financeFormScreens: Screen[] = [
  { name: "client-form", address: "/finance/clients", open: openForm },
  { name: "issuer-form", address: "/finance/issuer", open: openForm },
  { name: "top-up-form", address: "/finance/top-ups", open: openForm },
  {
    name: "top-up-decision",
    address: firstOf(
      "/cc-api/finance/top-up/list?status=waiting",
      (id) => `/finance/top-ups/${id}`,
    ),
    namedByData: true,
    open: openForm,
  },
  { name: "entry-form", address: "/finance/ledger", open: openForm },
  { name: "plan-form", address: "/finance/plans", open: openForm },
  { name: "billing-run", address: "/finance/billing", open: openForm },
  {
    name: "credit-note-form",
    address: firstOf(
      "/cc-api/finance/invoice/list?status=issued",
      (id) => `/finance/invoices/${id}`,
    ),
    namedByData: true,
    open: async (page) => {
      await page.locator("main .cs-page-actions button").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

/** What comes over a page. The last ones end what the others need: the connection, the session. */
export const overlayScreens: Screen[] = [
  {
    name: "notifications",
    address: "/",
    open: (page, operator) => openNotifications(page, operator!),
  },
  { name: "palette", address: "/management/operators", open: openPalette },
  { name: "leave-without-saving", address: "/finance/clients", open: leaveForm },
  {
    name: "session-ended",
    address: "/finance/clients",
    open: endSession,
    expectedError: "status of 401",
  },
];

export const offlineScreens: Screen[] = [
  {
    name: "offline",
    address: "/finance/clients",
    open: loseConnection,
    expectedError: "ERR_INTERNET_DISCONNECTED",
  },
];

/** Looked at by an operator who likes things close together. */
export const compactScreens: Screen[] = [
  { name: "compact-operators", address: "/management/operators" },
  { name: "compact-clients", address: "/finance/clients" },
];

/** Looked at by an operator of the role sales. */
export const foreignScreens: Screen[] = [
  { name: "forbidden", address: "/management/operators" },
  { name: "launcher-of-sales", address: "/" },
  { name: "face-consent", address: "/user-info", open: openConsent },
];
