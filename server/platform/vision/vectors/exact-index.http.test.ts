import { openTestDatabase } from "@console-shell/testing/test-database";
import { describe } from "vitest";
import { createExactIndex } from "./exact-index.ts";
import { testIndexStory } from "./testing/index-story.ts";

// Runs on both databases. `describe` is needed because `vitest list` parses files without running them.
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
