import { openTestDatabase } from "@console-shell/testing/test-database";
import { createExactIndex } from "./exact-index.ts";
import { tellIndexStory } from "./testing/index-story.ts";

// The same on both databases.
tellIndexStory(async () => {
  const { database, close } = await openTestDatabase();
  const index = createExactIndex(database);
  return {
    database,
    index,
    async close() {
      await index.close();
      await close();
    },
  };
});
