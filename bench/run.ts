import { connect } from "./browser/connect.ts";
import { startChromium } from "./browser/start-chromium.ts";
import { buildApps } from "./build/apps.ts";
import { buildHosts } from "./build/hosts.ts";
import { buildRuntime } from "./build/runtime.ts";
import { makeCertificate } from "./certificate.ts";
import { keepRatios } from "./history/ratios.ts";
import { installPeers } from "./install.ts";
import { readOptions } from "./options.ts";
import { ratiosOf } from "./report/ratios.ts";
import { reportText, type Section } from "./report/table.ts";
import { readCircumstances, writeResults } from "./report/write-results.ts";
import { startServer } from "./server.ts";

// `npm run bench:runtime`: compares the runtime with its peers, in one interleaved run. See
// README.md.

const { measures, frameworks, rounds, quick, source, history } = readOptions();
const names = frameworks.map(({ name }) => name);
const note = (text: string) => console.error(text);

installPeers();
note("building the runtime, the apps and a host for each framework");
const runtime = await buildRuntime(source);
const apps = await buildApps();
await buildHosts(names, runtime);
const certificate = await makeCertificate();
const server = await startServer(certificate);
const chromium = await startChromium(certificate.keyHash);
const protocol = await connect(chromium.socket);
const { product } = await protocol.send<{ product: string }>("Browser.getVersion");
const circumstances = await readCircumstances(product);
const sections: Section[] = [];
try {
  for (const measure of measures) {
    const start = performance.now();
    const { name, title } = measure;
    note(name);
    const bench = { server, protocol, apps };
    const rows = await measure.run(bench, { frameworks: names, rounds, quick, note, runtime });
    sections.push({ title, rows });
    note(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
} finally {
  protocol.close();
  await chromium.close();
  await server.close();
}
console.log(reportText(sections, names));
console.log(`\n${circumstances.machine}, ${product}, Node ${circumstances.node}`);
console.log(`Every figure: ${await writeResults(circumstances, sections)}`);
keepRatios(history, "runtime", ratiosOf(sections));
