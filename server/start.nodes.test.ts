import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { testClient } from "@console-shell/testing/test-client";
import { afterEach, expect, inject, test } from "vitest";
import { migrations } from "./platform/database/migrations/index.ts";

let directory: string;
let nodes: ServerProcess[] = [];
afterEach(async () => {
  for (const node of nodes) node.kill("SIGKILL");
  await Promise.all(nodes.map((node) => node.ended));
  rmSync(directory, { recursive: true, force: true });
});

/* Several times: who comes first is chance. */
test.each(["once", "again @full", "a third time @full"])(
  "two nodes started on an empty database both come up, and migrate it (%s)",
  async () => {
    directory = mkdtempSync(join(tmpdir(), "console-start-"));
    const variables = {
      DATABASE_URL: await createPostgresDatabase(inject("postgresUrl")),
      DATA_DIR: directory,
    };
    nodes = [spawnServer(variables), spawnServer(variables)];
    for (const url of await Promise.all(nodes.map((node) => node.url()))) {
      expect((await testClient(url).request("GET", "/readyz")).status).toBe(200);
      const path = "/auth/account/permissions";
      expect((await testClient(url).request("GET", path)).status).toBe(401);
    }
    const applied = nodes
      .flatMap((node) => node.output)
      .flatMap((line) => /^Migrating the database: (.+)$/.exec(line)?.[1] ?? []);
    expect(applied).toEqual(Object.keys(migrations));
  },
);
