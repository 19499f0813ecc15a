// npm run backup -- <folder>: everything that DATA_DIR and DATABASE_URL hold into a new folder, encrypted with
// BACKUP_KEY if it's set.
import { backUp } from "../back-up.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  {
    usage: "npm run backup -- <folder>",
    variables: process.env,
    parameters: process.argv.slice(2),
  },
  (configuration, say, folder) => backUp(configuration, folder, say, configuration.backupKey),
);
