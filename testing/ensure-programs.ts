// Finds or installs the programs that tests run: Chromium and PostgreSQL.
import { ensureChromium } from "./ensure-chromium.ts";
import { postgresPrograms } from "./postgres-programs.ts";

ensureChromium();
process.stdout.write(`PostgreSQL: ${postgresPrograms()}\n`);
