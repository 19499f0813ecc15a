import type { Permission } from "@console-shell/contract";
import type { AnnouncementLevel } from "@console-shell/contract/announcement-choices";
import type { StreamEvent } from "@console-shell/contract/endpoints/notification-stream";
import type { NotificationKind } from "@console-shell/contract/notification-kinds";

/** A page that an operator visited; the newest few of each operator are kept. */
export interface RecentsTable {
  operator_id: string;
  path: string;
  /** As the page called itself, in the language of that visit. */
  title: string;
  visited_at: number;
}

/** A language without a title has no text either; one of them has both. */
export interface AnnouncementsTable {
  id: string;
  title_en: string;
  title_zh: string;
  text_en: string;
  text_zh: string;
  level: AnnouncementLevel;
  starts_at: number;
  /** Null for one that stays until it is ended. */
  ends_at: number | null;
  created_at: number;
  updated_at: number;
}

/** Who does not want to see an announcement any more. */
export interface AnnouncementDismissalsTable {
  announcement_id: string;
  operator_id: string;
}

/** What an operator is told, and whether it was read. */
export interface NotificationsTable {
  id: string;
  operator_id: string;
  kind: NotificationKind;
  /** As `NotificationFacts` of the kind has them. */
  facts: Record<string, string>;
  path: string;
  /** The record that it is about; no reference, since it may outlive it. */
  about_id: string | null;
  created_at: number;
  read_at: number | null;
}

/** What those who listen are to know; goes after a few minutes. */
export interface SignalsTable {
  id: string;
  at: number;
  event: StreamEvent["event"];
  /** Whose listeners; null for everybody's. */
  operator_id: string | null;
  /** Only those who hold it; null for all. */
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
