import * as libraries from "@console-shell/contract/calls/application-libraries";
import * as limits from "@console-shell/contract/calls/application-limits";
import * as usage from "@console-shell/contract/calls/application-usage";
import type { Feature } from "../../../kernel/call.ts";
import { findApplication } from "./application-queries.ts";
import { handleExportLibraries } from "./libraries/export-libraries.ts";
import { handleGrant, handleWithdraw, refuseUnseen } from "./libraries/grant-libraries.ts";
import { listReached } from "./libraries/reached-libraries.ts";
import { handleUpdateLimits, readLimits } from "./limits/limits.ts";
import { listPossiblePayers } from "./limits/payers.ts";
import { handleExportUsage } from "./usage/export-usage.ts";
import { usageLines, usagePoints } from "./usage/usage-queries.ts";

/** Limits, libraries and usage of an application's keys. */
export const applicationAccess: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(limits.getApplicationLimits, ({ params, now }) => readLimits(database, params.id, now));
  route(limits.updateApplicationLimits, handleUpdateLimits);
  route(limits.listPayers, ({ session, query }) => listPossiblePayers(services, session, query));

  route(libraries.listApplicationLibraries, async ({ params, query, now }) => {
    await findApplication(database, params.id, now);
    return listReached(services, params.id, query, true);
  });
  route(libraries.exportApplicationLibraries, handleExportLibraries);
  route(libraries.listLibraryCandidates, async ({ params, query, session, now }) => {
    refuseUnseen(session);
    await findApplication(database, params.id, now);
    return listReached(services, params.id, query, false);
  });
  route(libraries.grantLibraries, handleGrant);
  route(libraries.withdrawLibrary, handleWithdraw);

  route(usage.applicationUsageSeries, async ({ openReport, params, query, now }) => {
    await findApplication(database, params.id, now);
    return usagePoints(openReport().database, params.id, query, now);
  });
  route(usage.listApplicationUsage, async ({ openReport, params, query, now }) => {
    await findApplication(database, params.id, now);
    return usageLines(openReport().database, params.id, query, now);
  });
  route(usage.exportApplicationUsage, handleExportUsage);
};
