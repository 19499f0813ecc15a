// npm run rotate-key: seals every secret with a new data key, under the first key of SECRET_KEY. Servers on PostgreSQL
// keep running; the embedded database belongs to one process: stop the server first.
import { recordKeyRotation } from "./modules/identity/index.ts";
import { migrations } from "./platform/database/migrations/index.ts";
import { readApplied } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { readMasterKeys } from "./platform/secrets/master-keys.ts";
import { rotateKeys } from "./platform/secrets/rotate-keys.ts";
import { createSealer } from "./platform/secrets/sealer.ts";
import { runCommand } from "./transfer/commands/run-command.ts";
import { closeAfter, openPostgres, requireEmbedded } from "./transfer/storage/open-storage.ts";
import { TransferProblem } from "./transfer/problem.ts";

await runCommand(
  { usage: "npm run rotate-key", variables: process.env, parameters: process.argv.slice(2) },
  async (configuration, say) => {
    const { databaseUrl, dataDirectory } = configuration;
    if (!databaseUrl) requireEmbedded(dataDirectory);
    const opened = databaseUrl ? await openPostgres(databaseUrl) : openDatabase({ dataDirectory });
    await closeAfter(opened, async ({ database, dialect }) => {
      const applied = await readApplied(database);
      if (Object.keys(migrations).some((name) => !applied.includes(name)))
        throw new TransferProblem("The database is of another release. Start this one first.");
      const sealer = createSealer(await readMasterKeys(configuration));
      const services = { database, dialect, sealer, clock: Date.now };
      await rotateKeys(services, { say, record: recordKeyRotation(services) });
    });
  },
);
