import * as libraries from "@console-shell/contract/calls/client-app-libraries";
import * as limits from "@console-shell/contract/calls/client-app-limits";
import * as usage from "@console-shell/contract/calls/client-app-usage";
import type { Feature } from "#kernel/call.ts";
import { findClientApp } from "../reads.ts";
import { handleExportLibraries } from "../libraries/calls.ts";
import { handleGrant, handleWithdraw, refuseUnseen } from "../libraries/writes.ts";
import { listReached } from "../libraries/reads.ts";
import { handleUpdateLimits, readLimits } from "./writes.ts";
import { listPossiblePayers } from "./reads.ts";
import { handleExportUsage } from "../usage/calls.ts";
import { usageLines, usagePoints } from "../usage/reads.ts";

/** Limits, libraries and usage of a client app's keys. */
export const clientAppAccess: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(limits.getClientAppLimits, ({ params, now }) => readLimits(database, params.id, now));
  route(limits.updateClientAppLimits, handleUpdateLimits);
  route(limits.listPayers, ({ session, query }) => listPossiblePayers(services, session, query));

  route(libraries.listClientAppLibraries, async ({ params, query, now }) => {
    await findClientApp(database, params.id, now);
    return listReached(services, params.id, query, true);
  });
  route(libraries.exportClientAppLibraries, handleExportLibraries);
  route(libraries.listLibraryCandidates, async ({ params, query, session, now }) => {
    refuseUnseen(session);
    await findClientApp(database, params.id, now);
    return listReached(services, params.id, query, false);
  });
  route(libraries.grantLibraries, handleGrant);
  route(libraries.withdrawLibrary, handleWithdraw);

  route(usage.clientAppUsageSeries, async ({ openReport, params, query, now }) => {
    await findClientApp(database, params.id, now);
    return usagePoints(openReport().database, params.id, query, now);
  });
  route(usage.listClientAppUsage, async ({ openReport, params, query, now }) => {
    await findClientApp(database, params.id, now);
    return usageLines(openReport().database, params.id, query, now);
  });
  route(usage.exportClientAppUsage, handleExportUsage);
};
