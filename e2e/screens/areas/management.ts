import { openForm, openPanelForm, openAction } from "../open-screen.ts";
import { firstOf } from "../records.ts";
import type { Area } from "./area.ts";

/** In the demo's data. */
const waitingApplicant = "/management/applicants/AP-M4TC9X";

export const area: Area = {
  pages: [
    { name: "management-operators", address: "/management/operators" },
    { name: "management-applicants", address: "/management/applicants" },
    { name: "management-approvals", address: "/management/approvals" },
    { name: "management-roles", address: "/management/roles" },
    ...["connection", "groups", "failures"].map((tab) => ({
      name: `management-provisioning-${tab}`,
      address: `/management/provisioning?tab=${tab}`,
    })),
    { name: "management-security", address: "/management/security" },
    { name: "management-single-sign-on", address: "/management/single-sign-on" },
    { name: "management-announcements", address: "/management/announcements" },
    { name: "management-sub-apps", address: "/management/sub-apps" },
    { name: "management-sessions", address: "/management/sessions" },
    { name: "management-mails", address: "/management/mails" },
    { name: "management-audit", address: "/management/audit" },
  ],
  records: [
    {
      name: "operator",
      address: firstOf("/mc-api/operator/list", (id) => `/management/operators/${id}`),
      namedByData: true,
    },
    { name: "applicant", address: waitingApplicant, namedByData: true },
    {
      name: "approval",
      address: firstOf("/mc-api/approval/list", (id) => `/management/approvals/${id}`),
    },
    { name: "identity-provider", address: "/management/single-sign-on/example", namedByData: true },
    ...["overview", "releases", "pins", "tokens", "history"].map((tab) => ({
      name: `sub-app-${tab}`,
      address: `/management/sub-apps/visitors?tab=${tab}`,
    })),
  ],
  forms: [
    { name: "operator-form", address: "/management/operators", open: openForm },
    { name: "provider-form", address: "/management/single-sign-on/new/provider" },
    { name: "announcement-form", address: "/management/announcements", open: openForm },
    { name: "sub-app-form", address: "/management/sub-apps", open: openForm },
    { name: "promote-form", address: "/management/sub-apps/visitors", open: openPanelForm },
    { name: "pin-form", address: "/management/sub-apps/visitors?tab=pins", open: openPanelForm },
    {
      name: "token-form",
      address: "/management/sub-apps/visitors?tab=tokens",
      open: openPanelForm,
    },
    { name: "approve-form", address: waitingApplicant, open: openForm, namedByData: true },
    { name: "reject-form", address: waitingApplicant, open: openAction, namedByData: true },
  ],
};
