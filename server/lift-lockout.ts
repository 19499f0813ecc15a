// npm run lift-lockout: lets root in again, if an address list or a lost passkey keeps everybody out. The embedded
// database belongs to one process: stop the server first.
import { readConfiguration } from "./configuration.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { liftLockout } from "./modules/identity/index.ts";
import { keepNewFilesPrivate } from "./private-files.ts";

const onIdleError = (error: Error) => {
  throw error;
};

keepNewFilesPrivate();
try {
  const { dataDirectory, databaseUrl } = readConfiguration(process.env);
  const opened = openDatabase(databaseUrl ? { url: databaseUrl, onIdleError } : { dataDirectory });
  try {
    await migrate(opened.database, () => undefined);
    await liftLockout({ ...opened, clock: Date.now });
    console.log(
      "All address lists are empty, root may use any second factor, and no change needs a second person.",
    );
  } finally {
    await opened.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
