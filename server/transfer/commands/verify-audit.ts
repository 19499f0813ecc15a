// npm run verify-audit [-- <file>]: verifies the chain of the audit log of DATA_DIR or DATABASE_URL, and compares it with
// a file of checkpoints.
import { verifyAudit } from "../verify-audit.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  {
    usage: "npm run verify-audit -- [file]",
    variables: process.env,
    parameters: process.argv.slice(2),
  },
  (configuration, say, file) => verifyAudit(configuration, file, say),
);
