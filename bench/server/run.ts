import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { benchFolder } from "../folders.ts";
import { keepRatios } from "../history/ratios.ts";
import { measureInRounds } from "./in-rounds.ts";
import { readOptions } from "./options.ts";
import {
  type HealthRounds,
  healthText,
  ratiosOf,
  type RoundsOfMeasure,
  throughputText,
} from "./report.ts";
import { signIns } from "./requests.ts";
import { startGenerator } from "./start-generator.ts";
import { startTargets } from "./start-targets.ts";

// `npm run bench:server`: compares the server with a bare Fastify, in one interleaved run. See
// ../README.md.

/** The length of a turn; sign-ins are slow, so they get longer ones. */
const milliseconds = { info: 2000, write: 2000, login: 4000 } as const;
const signInsInFlight = 200;
const healthRounds = 3;
/** Above this, the generator may be the bottleneck instead of the bound. */
const maxBusy = 0.9;

const options = readOptions();
const note = (text: string) => console.error(text);

note("starting the servers");
const targets = await startTargets(options.checkouts);
const generator = startGenerator();
const throughputs: RoundsOfMeasure[] = [];
const health: HealthRounds = new Map();
try {
  for (const measure of options.measures) {
    note(measure);
    if (measure === "health")
      for (let round = 0; round < Math.min(healthRounds, options.rounds); round += 1)
        for (const { name, port } of targets.servers) {
          const idlePort = targets.bare.port;
          const task = { port, idlePort, signIns: signIns(signInsInFlight) };
          health.set(name, [...(health.get(name) ?? []), await generator.health(task)]);
        }
    else {
      const turns = { rounds: options.rounds, milliseconds: milliseconds[measure] };
      const rounds = await measureInRounds(measure, targets, generator, turns);
      throughputs.push({ measure, ...rounds });
      if (rounds.busiest > maxBusy)
        note(`the generator took ${(rounds.busiest * 100).toFixed(0)} % of a processor`);
    }
  }
} finally {
  await generator.close();
  await targets.close();
}

if (throughputs.length > 0) console.log(throughputText(throughputs));
if (health.size > 0) console.log(`\n${healthText(health)}`);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
console.log(`\n${options.rounds} rounds, ${machine}, Node ${process.version}`);

const at = new Date().toISOString();
const folder = join(benchFolder, "results");
const file = join(folder, `server-${at.replaceAll(":", "-")}.json`);
await mkdir(folder, { recursive: true });
const told = throughputs.map(({ ratios, ...rest }) => ({
  ...rest,
  ratios: Object.fromEntries(ratios),
}));
await writeFile(
  file,
  JSON.stringify(
    { at, machine, throughputs: told, health: Object.fromEntries(health) },
    undefined,
    1,
  ),
);
console.log(`Every figure: ${file}`);
keepRatios(options.history, "server", ratiosOf(throughputs));
