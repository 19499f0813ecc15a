import type { Migration } from "kysely/migration";
import * as baseline from "./0001-baseline.ts";
import * as names from "./0002-names.ts";
import * as faceLogin from "./0003-face-login.ts";
import * as subAppReleases from "./0004-sub-app-releases.ts";
import * as subAppOperation from "./0005-sub-app-operation.ts";
import * as alerts from "./0006-alerts.ts";
import * as approvals from "./0007-approvals.ts";
import * as invoiceMails from "./0008-invoice-mails.ts";
import * as notificationSettings from "./0009-notification-settings.ts";
import * as work from "./0010-work.ts";
import * as viewAs from "./0011-view-as.ts";
import * as healthHistory from "./0012-health-history.ts";
import * as listViews from "./0013-list-views.ts";
import * as shortcuts from "./0014-shortcuts.ts";
import * as identityProviders from "./0015-identity-providers.ts";
import * as scim from "./0016-scim.ts";
import * as signInPolicy from "./0017-sign-in-policy.ts";
import * as auditChain from "./0018-audit-chain.ts";
import * as dataKeys from "./0019-data-keys.ts";
import * as secondPerson from "./0020-second-person.ts";
import * as growth from "./0021-growth.ts";
import * as keyLifeAndJobTraces from "./0022-key-life-and-job-traces.ts";
import * as expiringKeys from "./0023-expiring-keys.ts";
import * as nodeClocks from "./0024-node-clocks.ts";
import * as verifiedAddresses from "./0025-verified-addresses.ts";
import * as waitingSignals from "./0026-waiting-signals.ts";
import * as copiedLinks from "./0027-copied-links.ts";
import * as queryImageNames from "./0028-query-image-names.ts";
import * as auditTraces from "./0029-audit-traces.ts";
import * as remindersAndDays from "./0030-reminders-and-days.ts";
import * as subAppVitals from "./0031-sub-app-vitals.ts";
import * as demoSteps from "./0032-demo-steps.ts";
import * as homeLayouts from "./0033-home-layouts.ts";

/** The one set of migrations, run on both databases in the order of their names. */
export const migrations: Record<string, Migration> = {
  "0001-baseline": baseline,
  "0002-names": names,
  "0003-face-login": faceLogin,
  "0004-sub-app-releases": subAppReleases,
  "0005-sub-app-operation": subAppOperation,
  "0006-alerts": alerts,
  "0007-approvals": approvals,
  "0008-invoice-mails": invoiceMails,
  "0009-notification-settings": notificationSettings,
  "0010-work": work,
  "0011-view-as": viewAs,
  "0012-health-history": healthHistory,
  "0013-list-views": listViews,
  "0014-shortcuts": shortcuts,
  "0015-identity-providers": identityProviders,
  "0016-scim": scim,
  "0017-sign-in-policy": signInPolicy,
  "0018-audit-chain": auditChain,
  "0019-data-keys": dataKeys,
  "0020-second-person": secondPerson,
  "0021-growth": growth,
  "0022-key-life-and-job-traces": keyLifeAndJobTraces,
  "0023-expiring-keys": expiringKeys,
  "0024-node-clocks": nodeClocks,
  "0025-verified-addresses": verifiedAddresses,
  "0026-waiting-signals": waitingSignals,
  "0027-copied-links": copiedLinks,
  "0028-query-image-names": queryImageNames,
  "0029-audit-traces": auditTraces,
  "0030-reminders-and-days": remindersAndDays,
  "0031-sub-app-vitals": subAppVitals,
  "0032-demo-steps": demoSteps,
  "0033-home-layouts": homeLayouts,
};
