import type { Permission } from "@console-shell/contract";
import type { AnnouncementLevel } from "@console-shell/contract/words/announcements";
import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";
import type {
  NotificationKind,
  NotificationMail,
} from "@console-shell/contract/words/notifications";
import type { Generated } from "kysely";

/** A recent page of an operator; each operator's newest few are kept. */
interface RecentsTable {
  operatorId: string;
  path: string;
  /** The page's title, in the language of that visit. */
  title: string;
  visitedAt: number;
}

/** A language without a title has no text either; at least one language has both. */
export interface AnnouncementsTable {
  id: string;
  titleEn: string;
  titleZh: string;
  textEn: string;
  textZh: string;
  level: AnnouncementLevel;
  startsAt: number;
  /** Null if it stays until someone ends it. */
  endsAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** Operators who have dismissed an announcement. */
interface AnnouncementDismissalsTable {
  announcementId: string;
  operatorId: string;
}

/** A notification of an operator, and whether it was read. */
export interface NotificationsTable {
  id: string;
  operatorId: string;
  kind: NotificationKind;
  /** The kind's `NotificationFacts`. */
  facts: Record<string, string>;
  path: string;
  /** Its subject's record; not a foreign key, because the notification may outlive it. */
  aboutId: string | null;
  createdAt: number;
  readAt: number | null;
  /** Whether the console shows it; if not, it's only mailed. */
  shown: Generated<boolean>;
  /** How it's still to be mailed; followed by the id of the mail that it's queued with. */
  mail: "once" | "daily" | `${"once" | "daily"} ${string}` | null;
}

/** What an operator chose about a kind; without a row, it's shown and not mailed. */
interface NotificationSettingsTable {
  operatorId: string;
  kind: NotificationKind;
  shown: boolean;
  mail: NotificationMail;
}

/** When an operator's digest is due. */
interface NotificationDigestsTable {
  operatorId: string;
  /** Of the day in that time zone. */
  hour: number;
  timeZone: string;
  dueAt: number;
}

/** Events for connected clients; removed after a few minutes. */
export interface SignalsTable {
  id: string;
  at: number;
  event: StreamEvent["event"];
  /** The recipient; null for everybody. */
  operatorId: string | null;
  /** Only for holders of this permission; null for all. */
  permission: Permission | null;
  /** Set where the event is a notification. */
  notificationId: string | null;
}

export interface NoticeTables {
  recents: RecentsTable;
  signals: SignalsTable;
  notifications: NotificationsTable;
  notificationSettings: NotificationSettingsTable;
  notificationDigests: NotificationDigestsTable;
  announcements: AnnouncementsTable;
  announcementDismissals: AnnouncementDismissalsTable;
}
