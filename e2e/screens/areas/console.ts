import { clientAppOf, firstOf } from "../records.ts";
import type { Area } from "./area.ts";

export const area: Area = {
  pages: [
    { name: "console-overview", address: "/console/overview" },
    { name: "console-calls", address: "/console/calls?range=24h&outcome=failed" },
    { name: "console-client-apps", address: "/console/applications" },
    { name: "console-alerts", address: "/console/alerts" },
    { name: "console-alert-history", address: "/console/alerts/history" },
    { name: "console-performance", address: "/console/performance" },
    { name: "console-health", address: "/console/health" },
  ],
  records: [
    {
      name: "console-alert",
      address: firstOf("/cc-api/alert/list", (id) => `/console/alerts/${id}`),
      namedByData: true,
    },
    { name: "console-operation", address: "/console/operations/operator.list", namedByData: true },
    {
      name: "console-client-app-usage",
      address: clientAppOf("Pacific Crest parcel desk", (id) => `/console/applications/${id}`),
      namedByData: true,
    },
  ],
  forms: [{ name: "alert-rule-form", address: "/console/alerts/new" }],
};
