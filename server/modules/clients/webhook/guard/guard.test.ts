import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { post } from "../delivery/post.ts";
import { checkUrl } from "./check-url.ts";
import { isPublicAddress } from "#platform/guard/public-address.ts";

const byte = fc.integer({ min: 0, max: 255 });
const bytes = fc.tuple(byte, byte, byte, byte);
const hex = (number: number) => number.toString(16);
const dotted = (parts: readonly number[]) => parts.join(".");

/** First bytes of forbidden networks. */
const closed = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
);
const refused = { code: "bad_input", fields: [{ path: "url", code: "private_address" }] };
const strict = { privateAddresses: false, timeout: 2_000 };

test("closed networks aren't public, in any notation @security-31", async () => {
  await fc.assert(
    fc.asyncProperty(closed, async (parts) => {
      const [a, b, c, d] = parts;
      const address = dotted(parts);
      const groups = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
      expect(isPublicAddress(address)).toBe(false);
      for (const v6 of [`::ffff:${address}`, `::ffff:${groups}`, `64:ff9b::${address}`]) {
        expect(isPublicAddress(v6), v6).toBe(false);
        await expect(checkUrl(`https://[${v6}]/`, strict), v6).rejects.toMatchObject(refused);
      }
      const number = ((a * 256 + b) * 256 + c) * 256 + d;
      const spelled = [
        address,
        `${number}`,
        `0x${hex(number)}`,
        `0${a.toString(8)}.${b}.${c}.${d}`,
      ];
      for (const host of spelled)
        await expect(checkUrl(`https://${host}/`, strict), host).rejects.toMatchObject(refused);
    }),
  );
});

test("mapped and translated addresses are as public as their target @security-31", () => {
  fc.assert(
    fc.property(bytes, (parts) => {
      const isPublic = isPublicAddress(dotted(parts));
      expect(isPublicAddress(`::ffff:${dotted(parts)}`)).toBe(isPublic);
      expect(isPublicAddress(`64:ff9b::${dotted(parts)}`)).toBe(isPublic);
    }),
  );
});

test("only routed IPv6 is public @security-31", () => {
  const group = fc.integer({ min: 0, max: 0xff_ff });
  const eight = fc.array(group, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(eight, (groups) => {
      const address = groups.map(hex).join(":");
      const [first = 0] = groups;
      const standsForV4 = /^(0:){5}ffff:|^64:ff9b:(0:){4}/.test(address);
      if (isPublicAddress(address)) expect(standsForV4 || first >> 13 === 1).toBe(true);
    }),
  );
  const never = ["::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1"];
  const tunnels = ["2002:7f00:1::", "2001:0:1::1", "2001:db8::1", "3fff::1"];
  for (const address of [...never, ...tunnels, "", "localhost", "1.2.3"])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ["2606:4700::1111", "2a00:1450:4001::200e", "1.1.1.1", "93.184.215.14"])
    expect(isPublicAddress(address), address).toBe(true);
});

test("a URL is https, without credentials, and not internal @security-31", async () => {
  const reason = (url: string, privateAddresses = false) =>
    checkUrl(url, { privateAddresses }).catch(
      (error: { fields: { code: string }[] }) => error.fields[0]?.code,
    );
  for (const url of ["nonsense", "http://1.1.1.1/", "ftp://1.1.1.1/", "https://me:pw@1.1.1.1/"])
    expect(await reason(url), url).toBe("not_https");
  expect(await reason("https://localhost:8443/hook")).toBe("private_address");
  expect(await reason("https://1.1.1.1/hook?of=us#part")).toBe("https://1.1.1.1/hook?of=us");
  expect(await reason("http://localhost:9000/", true)).toBe("http://localhost:9000/");
  expect(await reason("http://10.0.0.1/", true)).toBe("not_https");
});

test("a DNS name that changes before the connection isn't followed @security-31", async () => {
  let reached = 0;
  const server = createServer((_request, reply) => {
    reached += 1;
    reply.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const posted = { url: `https://rebound.example:${port}/`, headers: {}, body: "{}" };
  const answers = [["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["::ffff:127.0.0.1"]];
  for (const addresses of answers) {
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const answer = await post(posted, { ...strict, resolve: () => Promise.resolve(found) });
    expect(answer, addresses.join()).toMatchObject({ status: null, error: "forbidden-address" });
  }
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]"]) {
    const answer = await post({ ...posted, url: `https://${host}:${port}/` }, strict);
    expect(answer, host).toMatchObject({ status: null, error: "forbidden-address" });
  }
  expect(reached).toBe(0);
  await new Promise((resolve) => server.close(resolve));
});

test("cloud metadata is never called by address, name or DNS, even with private addresses on @security-31", async () => {
  const metadata = ["169.254.169.254", "169.254.170.2", "100.100.100.200", "168.63.129.16"];
  const v6 = ["fd00:ec2::254", "fd20:ce::254", "fe80::a9fe:a9fe"];
  const hosts = [
    ...metadata.flatMap((v4) => [v4, `[::ffff:${v4}]`, `[64:ff9b::${v4}]`]),
    ...v6.map((address) => `[${address}]`),
    "2852039166",
    "metadata.google.internal",
    "metadata.google.internal.",
    "METADATA.goog",
    "instance-data.ec2.internal",
  ];
  for (const privateAddresses of [false, true]) {
    for (const host of hosts) {
      const url = `https://${host}/latest/meta-data/`;
      await expect(checkUrl(url, { privateAddresses }), url).rejects.toMatchObject(refused);
      const posted = { url, headers: {}, body: "{}" };
      const answer = await post(posted, { privateAddresses, timeout: 2_000 });
      expect(answer, url).toMatchObject({ status: null, error: "forbidden-address" });
    }
    for (const address of [...metadata, ...v6]) {
      const found = [{ address, family: address.includes(":") ? 6 : 4 }];
      const posted = { url: "https://rebound.example/", headers: {}, body: "{}" };
      const settings = { privateAddresses, timeout: 2_000, resolve: () => Promise.resolve(found) };
      expect(await post(posted, settings), address).toMatchObject({ error: "forbidden-address" });
    }
  }
});

test("ports are 80, 443, or above 1023 and not blocked by browsers @security-31", async () => {
  const isOpen = (port: number) =>
    checkUrl(`https://1.1.1.1:${port}/`, strict).then(
      () => true,
      (error: unknown) => {
        const fields = [{ path: "url", code: "closed_port" }];
        expect(error).toMatchObject({ code: "bad_input", fields });
        return false;
      },
    );
  for (const port of [80, 443, 1024, 3000, 8080, 8443, 65_535])
    expect(await isOpen(port)).toBe(true);
  for (const port of [0, 2049, 3659, 5060, 6000, 6667, 10_080])
    expect(await isOpen(port)).toBe(false);
  const low = fc.integer({ min: 1, max: 1023 }).filter((port) => port !== 80 && port !== 443);
  await fc.assert(fc.asyncProperty(low, async (port) => !(await isOpen(port))));
  for (const port of [22, 25, 53]) {
    const posted = { url: `https://1.1.1.1:${port}/`, headers: {}, body: "{}" };
    expect(await post(posted, strict)).toMatchObject({ error: "forbidden-address" });
  }
});
