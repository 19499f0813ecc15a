import { seedAlerts } from "./alerts.ts";
import { seedAccounts } from "./accounts.ts";
import { seedApprovals } from "./approvals.ts";
import { seedClientAppMembers } from "./client-app-members.ts";
import { seedAnnouncements, seedNotificationSettings } from "./announcements.ts";
import { seedHealthHistory } from "./health-history.ts";
import { seedMails } from "./mails.ts";
import { seedProvisioning } from "./provisioning.ts";
import { seedEarlierUsage, seedUsage, seedOldestUsage } from "./usage.ts";
import { seedClientApps } from "./client-apps.ts";
import { drawLibraries, seedLibraries } from "./libraries.ts";
import { seedIndexing } from "./indexing.ts";
import { seedPictures } from "./images.ts";
import { seedFaceSearch } from "./face-search.ts";
import { seedObjectRounds } from "./object-rounds.ts";
import { seedObjectSearch } from "./object-search.ts";
import { seedApiUsage } from "./api-usage.ts";
import { seedClientAppAccess } from "./client-app-access.ts";
import { seedFinance } from "./finance.ts";
import { seedSingleSignOn } from "./single-sign-on.ts";
import { seedStorageHistory } from "./storage-history.ts";
import { seedSubApps } from "./sub-apps.ts";
import { seedWebhooks } from "./webhooks.ts";
import { seedWork } from "./work.ts";
import { seedListViews } from "./list-views.ts";
import type { DemoSeeds } from "./seed.ts";

/** All demo seeds in order. `npm start` runs them on an empty database, but never in production. */
export const seeds: DemoSeeds = {
  // Pages read these when they load.
  first: [seedAccounts, seedSingleSignOn, seedAnnouncements, seedNotificationSettings, seedSubApps],
  later: {
    // On the page that opens after signing in.
    "oldest usage": { seeds: [seedOldestUsage] },
    "earlier usage": { seeds: [seedEarlierUsage] },
    usage: { seeds: [seedUsage] },
    "client apps": { seeds: [seedClientApps] },
    // Together, or a server would queue the pictures itself.
    libraries: {
      draw: drawLibraries,
      seeds: [seedLibraries, seedPictures, seedIndexing, seedStorageHistory],
    },
    "face search": { seeds: [seedFaceSearch] },
    "object search": { seeds: [seedObjectSearch, seedObjectRounds] },
    finance: { seeds: [seedFinance] },
    "API usage": { seeds: [seedClientAppAccess, seedApiUsage] },
    "all else": {
      seeds: [
        seedWebhooks,
        seedClientAppMembers,
        seedMails,
        seedHealthHistory,
        seedAlerts,
        seedWork,
        seedListViews,
        seedProvisioning,
        seedApprovals,
      ],
    },
  },
};
