// npm run restore -- <folder>: a backup into an empty DATA_DIR and, with DATABASE_URL, an empty database.
import { restore } from "../restore.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  {
    usage: "npm run restore -- <folder>",
    variables: process.env,
    parameters: process.argv.slice(2),
  },
  (configuration, say, folder) => restore(configuration, folder, say, configuration.backupKey),
);
