import * as calls from "@console-shell/contract/calls/sub-app";
import { answer } from "#kernel/answer.ts";

/** The sub-apps' icons. Not in the page, which browsers don't store and visitors load without a session. */
export const icons = answer(calls, {
  listSubAppIcons: async ({ query, session, reply }) => {
    const { icons: iconsOfAll, served } = reply.server;
    if (query.release === (await served())(session).release)
      void reply.header("cache-control", "private, max-age=31536000, immutable");
    return (await iconsOfAll?.(session)) ?? {};
  },
});
