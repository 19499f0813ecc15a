import * as calls from "@console-shell/contract/calls/announcement";
import { answer } from "#kernel/answer.ts";
import { announcements, listCurrent } from "./reads.ts";
import {
  addAnnouncement,
  changeAnnouncement,
  dismissAnnouncement,
  endAnnouncement,
} from "./writes.ts";

/** Announcements to all operators, and who has dismissed them. */
export const announcement = answer(calls, {
  listAnnouncements: announcements.page,
  exportAnnouncements: announcements.csv,
  createAnnouncement: (call) => addAnnouncement(call, call.body),
  updateAnnouncement: (call) => changeAnnouncement(call, call.params.id, call.body),
  endAnnouncement: (call) => endAnnouncement(call, call.params.id),
  currentAnnouncements: async ({ services, session, locale, now }) => ({
    items: await listCurrent(services, session.operatorId, { locale, now }),
  }),
  dismissAnnouncement: async ({ services, by, params }) => {
    await dismissAnnouncement(services, by, params.id);
    return true;
  },
});
