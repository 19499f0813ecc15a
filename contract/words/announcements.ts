/** How important an announcement is. */
export const announcementLevels = ["info", "warning"] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

/** An announcement's state by time. */
export const announcementStates = ["planned", "current", "ended"] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Columns that the list of announcements is sorted by. */
export const announcementSorts = ["startsAt", "level"] as const;

/** Characters of a title and of a text, in each language. */
export const announcementLength = { title: 120, text: 2000 } as const;
