/** What operators have noted about an item of the work queue. */
export interface WorkItemsTable {
  id: string;
  subApp: string;
  kind: string;
  /** Not a foreign key: it may be a record of a team's own backend. */
  recordId: string;
  assigneeId: string | null;
  snoozedUntil: number | null;
  snoozedBy: string | null;
  /** Of the last assignment, snooze or comment. */
  updatedAt: number;
}

interface WorkCommentsTable {
  id: string;
  itemId: string;
  authorId: string;
  text: string;
  createdAt: number;
}

export interface WorkTables {
  workItems: WorkItemsTable;
  workComments: WorkCommentsTable;
}
