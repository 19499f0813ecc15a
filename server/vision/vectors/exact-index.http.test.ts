import { openTestDatabase } from "@console-shell/testing/test-database";
import { createExactIndex } from "./exact-index.ts";
import { tellIndexStory } from "./testing/index-story.ts";

// The same on both databases.
tellIndexStory(async () => {
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
