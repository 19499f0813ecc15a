import * as calls from "@console-shell/contract/calls/usage-marks";
import { answer } from "#kernel/answer.ts";
import { spanOf } from "#modules/clients/index.ts";
import { markSources } from "./sources.ts";

/** What happened in a range, for the time axis of charts. */
export const marks = answer(calls, {
  usageMarks: async ({ openReport, query, session, locale, now }) => {
    const { from, to } = spanOf(query, now);
    const services = openReport();
    const pathFor = (path: string, ...permissions: Parameters<typeof session.permissions.has>) =>
      permissions.every((one) => session.permissions.has(one)) ? path : null;
    const found = await Promise.all(
      markSources.map((read) => read({ services, from, to, now, locale, pathFor })),
    );
    return { items: found.flat().toSorted((a, b) => a.at - b.at) };
  },
});
