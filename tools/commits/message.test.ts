import { expect, test } from "vitest";
import { faultsOfMessage } from "./message.ts";

const why = "\n\nIt was slow.\n";

test.each([
  [`server: answer sooner${why}`, []],
  [`finance, identity: answer sooner${why}`, []],
  [`tests: wait for the page${why}`, []],
  ["Merge branch 'a'", []],
  [`answer sooner${why}`, [`doesn't begin with an area, such as "server: "`]],
  [`server, sooner: answer${why}`, ["sooner isn't an area"]],
  [`node_modules: answer${why}`, [`doesn't begin with an area, such as "server: "`]],
  [`server: ${"long ".repeat(15)}end${why}`, ["longer than 72 characters"]],
  ["server: answer sooner", ["no body that says why"]],
  ["server: answer\nsooner", ["no body that says why"]],
])("%j has the faults %j", (message, faults) => {
  const subject = message.split("\n", 1)[0]!;
  expect(faultsOfMessage(message)).toEqual(faults.map((fault) => `${subject}: ${fault}`));
});
