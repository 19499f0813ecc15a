// npm run move-files-to-s3: the pictures in DATA_DIR into the bucket that FILES_S3_BUCKET names.
import { moveFilesToS3 } from "../move-files-to-s3.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  {
    usage: "npm run move-files-to-s3",
    variables: process.env,
    parameters: process.argv.slice(2),
  },
  moveFilesToS3,
);
