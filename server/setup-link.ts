// npm run setup-link: a new link for the first operator, if the first start's was lost; on a terminal, or else in a file.
// The embedded database belongs to one process: stop the server first.
import { mkdirSync } from "node:fs";
import { readConfiguration } from "./configuration.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { forgetSetupLink, showSetupLink } from "./modules/identity/index.ts";
import { keepNewFilesPrivate } from "./private-files.ts";
import { deliverLink } from "./deliver-link.ts";

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
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    const say = (line: string) => console.log(line);
    const show = process.stdout.isTTY ? say : undefined;
    const isTold = await showSetupLink({ database, clock: Date.now, publicUrl }, (link) =>
      deliverLink(link, { dataDirectory, show, say }),
    );
    if (!isTold) say("There is an operator already; the link is for the first one.");
  } finally {
    await opened.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
