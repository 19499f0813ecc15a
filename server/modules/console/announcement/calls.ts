import * as contract from "@console-shell/contract/calls/announcement";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import {
  handleCurrent,
  exportedAnnouncement,
  everyAnnouncement,
  pageOfAnnouncements,
} from "./reads.ts";
import { handleDismiss, handleEnd, handleCreate, handleUpdate } from "./writes.ts";

/** Announcements to all operators, and who has dismissed them. */
export const announcement: Feature = (route, _hooks, services) => {
  route(contract.listAnnouncements, ({ query, now }) => pageOfAnnouncements(services, query, now));
  route(contract.exportAnnouncements, async ({ openReport, query, now, reply }) =>
    sendCsv(
      reply,
      "announcements",
      exportedAnnouncement,
      everyAnnouncement(openReport(), query, now),
    ),
  );
  route(contract.createAnnouncement, handleCreate);
  route(contract.updateAnnouncement, handleUpdate);
  route(contract.endAnnouncement, handleEnd);
  route(contract.currentAnnouncements, handleCurrent);
  route(contract.dismissAnnouncement, handleDismiss);
};
