// npm run move-to-postgres: from the embedded database in DATA_DIR to the one at DATABASE_URL.
import { moveToPostgres } from "../move-to-postgres.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  {
    usage: "npm run move-to-postgres",
    variables: process.env,
    parameters: process.argv.slice(2),
  },
  moveToPostgres,
);
