// npm run check-config: the variables as the server would read them, and whether what they name can be reached. It
// starts no server and changes nothing.
import { findings } from "./check/checks.ts";
import { readConfiguration, settingsOf } from "./configuration.ts";

const say = (mark: string, text: string) => console.log(`${mark.padEnd(8)}${text}`);

const marks = { ok: "ok", warning: "WARNING", failed: "FAILED" } as const;

const settings = settingsOf(process.env);
const width = Math.max(...settings.map(({ name }) => name.length));
for (const { name, value, source } of settings)
  console.log(`${name.padEnd(width)}  ${source.padEnd(11)}  ${value}`);
console.log();

try {
  const configuration = readConfiguration(process.env);
  for await (const { name, verdict, text } of findings(configuration)) {
    say(marks[verdict], `${name}: ${text}`);
    if (verdict !== "ok") process.exitCode = 1;
  }
} catch (error) {
  for (const line of (error as Error).message.split("\n")) say("WRONG", line);
  process.exitCode = 1;
}
