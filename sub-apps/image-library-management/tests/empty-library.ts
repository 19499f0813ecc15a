import type { Library } from "@console-shell/contract/calls/library";

/** A library without pictures, as in the server's response. */
export const emptyLibrary: Library = {
  id: "01900000-0000-7000-8000-000000000002",
  name: "Halls",
  purpose: "",
  kind: "general",
  environment: "production",
  retentionDays: null,
  gate: { minimumWidth: null, faces: "any", refusedFlaws: [] },
  imageCount: 0,
  deletedCount: 0,
  bytes: 0,
  coverImageIds: [],
  indexing: { waiting: 0, failed: 0, faceless: 0 },
  createdBy: { id: "01900000-0000-7000-8000-000000000001", name: "Robin Example" },
  createdAt: 0,
};
