import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, expect, test } from "vitest";
import { teamOf } from "../testing/team.ts";
import { openLookup } from "./address.ts";

// Where a sub-app's own server may be: checked when it's saved, and by each connection.

const metricsPort = 9464;
let server: TestServer;
afterEach(() => server.close());

const start = async (options: Parameters<typeof startTestServer>[0]) => {
  server = await startTestServer(options);
  await teamOf(server, "parking");
  const root = await server.as("root");
  return {
    root,
    /** The code with which an origin is refused when it's saved; undefined if it isn't. */
    save: async (origin: string) => {
      const backend = new URL(origin).origin;
      const { status, body } = await root.request("PATCH", "/mc-api/sub-app/parking", {
        body: { backend },
      });
      if (status === 200) return undefined;
      const [field] = (body as { fields: { path: string; code: string }[] }).fields;
      return field?.path === "backend" ? field.code : field;
    },
    /** What a call answers whose origin came into the database in another way. */
    call: async (backend: string) => {
      await server.services.database.updateTable("subApps").set({ backend }).execute();
      const { body } = await root.request("GET", "/-/apps/parking/api/lots");
      return (body as { code?: string } | undefined)?.code;
    },
  };
};

const never = [
  "http://169.254.169.254",
  "http://169.254.1.1:8080",
  "http://[::ffff:169.254.169.254]",
  "http://[64:ff9b::a9fe:a9fe]",
  "http://[64:ff9b:1::a9fe:a9fe]",
  "http://[::169.254.169.254]",
  "http://[::ffff:0:169.254.169.254]",
  "http://[2002:a9fe:a9fe::1]",
  "http://[2001:0:a9fe:a9fe::1]",
  "http://[fe80::1]:8080",
  "http://[fd00:ec2::254]",
  "http://100.100.100.200",
  "http://metadata.google.internal",
  "http://224.0.0.1:8080",
  "http://255.255.255.255:8080",
  "http://[ff02::1]:8080",
];

test("no backend is cloud metadata, link-local, the metrics or the console itself @security-39", async () => {
  const { save, call } = await start({ backends: { metricsPort } });
  const { port } = new URL(server.url);
  const own = [
    server.url,
    server.services.publicUrl,
    `http://localhost:${port}`,
    `http://0.0.0.0:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://127.0.0.1:${metricsPort}`,
    `http://localhost:${metricsPort}`,
    `http://10.1.2.3:${metricsPort}`,
  ];
  for (const origin of [...never, ...own]) {
    expect(await save(origin), origin).toBe("closed_address");
    expect(await call(origin), origin).toBe("backend_not_allowed");
  }
  for (const origin of ["http://10.1.2.3:22", "http://10.1.2.3:6000"]) {
    expect(await save(origin), origin).toBe("closed_port");
    expect(await call(origin), origin).toBe("backend_not_allowed");
  }
  for (const origin of [
    "http://127.0.0.1:8123",
    "http://10.1.2.3:8080",
    "https://parking.example",
    "http://[fd12::1]:8080",
    `https://192.0.2.1:${port}`,
  ])
    expect(await save(origin), origin).toBeUndefined();
});

test("in production it isn't on this machine, and always in the networks that are listed @security-39", async () => {
  const { save, call } = await start({ environment: "production" });
  for (const host of ["127.0.0.1", "localhost", "0.0.0.0", "[::1]", "[::]", "[::ffff:7f00:1]"]) {
    expect(await save(`http://${host}:8123`), host).toBe("closed_address");
    expect(await call(`http://${host}:8123`), host).toBe("backend_not_allowed");
  }
  expect(await save("http://10.1.2.3:8080")).toBeUndefined();
  await server.close();

  const listed = await start({
    environment: "production",
    backends: { networks: ["10.20.0.0/16", "127.0.0.1"] },
  });
  expect(await listed.save("http://10.1.2.3:8080")).toBe("closed_address");
  expect(await listed.call("http://10.1.2.3:8080")).toBe("backend_not_allowed");
  expect(await listed.save("http://169.254.169.254")).toBe("closed_address");
  for (const origin of ["http://10.20.2.3:8080", "http://127.0.0.1:8123"])
    expect(await listed.save(origin), origin).toBeUndefined();
  // Nothing listens there, but it was called.
  expect(await listed.call("http://127.0.0.1:8123")).toBe("backend_unreachable");
});

test("a name that leads elsewhere when it's connected to isn't followed @security-39", async () => {
  server = await startTestServer();
  const app = {
    addresses: () => [],
    services: { ...server.services, environment: "production" as const },
  };
  const connect = (addresses: string[]) =>
    new Promise((resolve) => {
      const found = addresses.map((address) => ({
        address,
        family: address.includes(":") ? 6 : 4,
      }));
      const look = openLookup(app, new URL("http://parking.example:8080"), () =>
        Promise.resolve(found),
      );
      look("parking.example", {}, (error, address) => resolve(error?.name ?? address));
    });
  expect(await connect(["10.1.2.3", "fd12::1"])).toBe("10.1.2.3");
  for (const addresses of [
    ["169.254.169.254"],
    ["10.1.2.3", "127.0.0.1"],
    ["::ffff:169.254.169.254"],
  ])
    expect(await connect(addresses), addresses.join()).toBe("ForbiddenAddress");
});
