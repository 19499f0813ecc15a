import type { Permission } from "@console-shell/contract";
import type { AnnouncementLevel } from "@console-shell/contract/words/announcements";
import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";
import type { NotificationKind } from "@console-shell/contract/words/notification-kinds";

/** A recent page of an operator; each operator's newest few are kept. */
interface RecentsTable {
  operator_id: string;
  path: string;
  /** The page's title, in the language of that visit. */
  title: string;
  visited_at: number;
}

/** A language without a title has no text either; at least one language has both. */
export interface AnnouncementsTable {
  id: string;
  title_en: string;
  title_zh: string;
  text_en: string;
  text_zh: string;
  level: AnnouncementLevel;
  starts_at: number;
  /** Null if it stays until someone ends it. */
  ends_at: number | null;
  created_at: number;
  updated_at: number;
}

/** Operators who have dismissed an announcement. */
interface AnnouncementDismissalsTable {
  announcement_id: string;
  operator_id: string;
}

/** A notification of an operator, and whether it was read. */
export interface NotificationsTable {
  id: string;
  operator_id: string;
  kind: NotificationKind;
  /** The kind's `NotificationFacts`. */
  facts: Record<string, string>;
  path: string;
  /** Its subject's record; not a foreign key, because the notification may outlive it. */
  about_id: string | null;
  created_at: number;
  read_at: number | null;
}

/** Events for connected clients; removed after a few minutes. */
export interface SignalsTable {
  id: string;
  at: number;
  event: StreamEvent["event"];
  /** The recipient; null for everybody. */
  operator_id: string | null;
  /** Only for holders of this permission; null for all. */
  permission: Permission | null;
  /** Set where the event is a notification. */
  notification_id: string | null;
}

export interface NoticeTables {
  recents: RecentsTable;
  signals: SignalsTable;
  notifications: NotificationsTable;
  announcements: AnnouncementsTable;
  announcement_dismissals: AnnouncementDismissalsTable;
}
