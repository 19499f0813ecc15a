import { openDatabase } from "@console-shell/server/platform/database/open";
import { measureWrites, type Way } from "./writes.ts";

const [url = "", way = "", seconds = "", key = ""] = process.argv.slice(2);
const opened = openDatabase({ url, onIdleError: () => undefined });
const rate = await measureWrites(opened, { way: way as Way, seconds: Number(seconds), key });
process.send?.(rate);
await opened.close();
process.disconnect?.();
