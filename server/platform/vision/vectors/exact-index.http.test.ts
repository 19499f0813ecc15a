import { openTestDatabase } from "@console-shell/testing/test-database";
import { describe } from "vitest";
import { createExactIndex } from "./exact-index.ts";
import { testIndexStory } from "./testing/index-story.ts";

// The same on both databases. `vitest list` reads files without running them, and finds nothing to
// list in one that has neither a test nor a group of its own.
describe("the exact index", () => {
  testIndexStory(async () => {
    const opened = await openTestDatabase();
    const index = createExactIndex(opened.database);
    return {
      database: opened.database,
      index,
      async close() {
        await index.close();
        await opened.close();
      },
    };
  });
});
