// npm run setup-link: prints a new link for the first operator, if the first start's was lost. The embedded database
// belongs to one process: stop the server first.
import { readConfiguration } from "./configuration.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { forgetSetupLink, makeSetupLink } from "./modules/identity/index.ts";
import { keepNewFilesPrivate } from "./private-files.ts";

const onIdleError = (error: Error) => {
  throw error;
};

keepNewFilesPrivate();
try {
  const { dataDirectory, databaseUrl, publicUrl } = readConfiguration(process.env);
  const opened = openDatabase(databaseUrl ? { url: databaseUrl, onIdleError } : { dataDirectory });
  try {
    const { database } = opened;
    await migrate(database, () => undefined);
    await forgetSetupLink(database);
    const link = await makeSetupLink({ database, clock: Date.now, publicUrl });
    console.log(link ?? "There is an operator already; the link is for the first one.");
  } finally {
    await opened.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
