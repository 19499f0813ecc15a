// npm run verify-audit -- <file>: compares the audit log of DATA_DIR or DATABASE_URL with a file of checkpoints.
import { verifyAudit } from "../verify-audit.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  {
    usage: "npm run verify-audit -- <file>",
    variables: process.env,
    parameters: process.argv.slice(2),
  },
  (configuration, say, file) => verifyAudit(configuration, file, say),
);
