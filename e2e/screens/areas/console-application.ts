import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { editInPlace, openForm, openPanelForm } from "../open-screen.ts";
import { clientAppOf, firstOf } from "../records.ts";
import type { Area } from "./area.ts";

const clientApp = (name: string, tab = "overview") =>
  clientAppOf(name, (id) => `/console-application/applications/${id}?tab=${tab}`);

/** The pages of the demo webhook with failed deliveries and of its newest delivery. */
const failingWebhook = async (request: APIRequestContext): Promise<string> => {
  const page = await clientAppOf(
    "Matches travellers at boarding gates",
    (id) => `/console-application/applications/${id}`,
  )(request);
  const at = page.replace("/console-application/applications/", "/cc-api/client-app/");
  const answer = await request.get(`${at}/webhook/list`);
  const webhooks = (await answer.json()) as { id: string; pausedBecause: string | null }[];
  const failing = webhooks.find(({ pausedBecause }) => pausedBecause === "failing");
  expect(failing).toBeDefined();
  return `${page}/webhooks/${failing!.id}`;
};
const failedDelivery = async (request: APIRequestContext): Promise<string> => {
  const page = await failingWebhook(request);
  const list = page
    .replace("/console-application/applications/", "/cc-api/client-app/")
    .replace("/webhooks/", "/webhook/");
  return firstOf(`${list}/delivery/list?state=dead`, (id) => `${page}/deliveries/${id}`)(request);
};

export const area: Area = {
  pages: [{ name: "client-apps", address: "/console-application/applications" }],
  records: [
    // Each tab uses a different client app, so that the heading changes between them.
    ...Object.entries({
      overview: "Pacific Crest parcel desk",
      keys: "Harbor & Lane product finder",
      libraries: "云栖园区访客系统",
      usage: "Cascade lost and found",
      webhooks: "Matches travellers at boarding gates",
      members: "珠江港箱号识别",
      playground: "紫金图书馆旧照检索",
    }).map(([tab, name]) => ({
      name: `client-app-${tab}`,
      address: clientApp(name, tab),
      namedByData: true,
    })),
    // Its only key has expired, so nothing in the table of keys takes the focus.
    {
      name: "client-app-without-working-keys",
      address: clientApp("Noord Haven crew access", "keys"),
      namedByData: true,
    },
    { name: "webhook", address: failingWebhook, namedByData: true },
    { name: "webhook-delivery", address: failedDelivery },
  ],
  forms: [
    { name: "client-app-form", address: "/console-application/applications", open: openForm },
    {
      name: "limits-in-place",
      address: clientApp("Pacific Crest parcel desk"),
      namedByData: true,
      open: editInPlace,
    },
    {
      name: "grant-libraries-form",
      address: clientApp("Cascade lost and found", "libraries"),
      namedByData: true,
      open: openPanelForm,
    },
    {
      name: "webhook-form",
      address: clientApp("Matches travellers at boarding gates", "webhooks"),
      namedByData: true,
      open: openPanelForm,
    },
    {
      name: "member-form",
      address: clientApp("Matches travellers at boarding gates", "members"),
      namedByData: true,
      open: openPanelForm,
    },
  ],
};
