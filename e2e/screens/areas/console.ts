import { openForm } from "../open-screen.ts";
import { applicationOf } from "../records.ts";
import type { Area } from "./area.ts";

export const area: Area = {
  pages: [
    { name: "console-overview", address: "/console/overview" },
    { name: "console-applications", address: "/console/applications" },
    { name: "console-alerts", address: "/console/alerts" },
    { name: "console-health", address: "/console/health" },
  ],
  records: [
    { name: "console-operation", address: "/console/operations/operator.list", namedByData: true },
    {
      name: "console-application-usage",
      address: applicationOf("Pacific Crest parcel desk", (id) => `/console/applications/${id}`),
      namedByData: true,
    },
  ],
  forms: [{ name: "alert-rule-form", address: "/console/alerts", open: openForm }],
};
