import { randomBytes } from "node:crypto";
import { anyCharacter } from "@console-shell/testing/any-character";
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { addTestOperators } from "@console-shell/testing/test-operators";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encrypt } from "./cipher.ts";
import { masterKey, shortId } from "./data-keys.ts";
import { OtherSecretKey, refuseOtherKey } from "./refuse-other-key.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { createSealer, type Sealer, type Sealing } from "./sealer.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const [k1, k2, k3] = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
const idOf = (key: Buffer) => shortId(masterKey(key).fingerprint);

/** A node that starts with these keys. */
const startNode = async (...keys: Buffer[]): Promise<Sealer> => {
  const sealer = createSealer(keys);
  await refuseOtherKey(opened.database, sealer);
  return sealer;
};
/** A database of the release before data keys. */
const usePreviousRelease = (key: Buffer) =>
  opened.database
    .insertInto("sealingKey")
    .values({ id: 1, fingerprint: masterKey(key).fingerprint })
    .execute();

const lin: Sealing = { kind: "totp", owner: "lin" };
const seal = (sealer: Sealer, text: string, sealing = lin) =>
  sealer.seal(opened.database, text, sealing);
const open = (sealer: Sealer, sealed: string, sealing = lin) =>
  sealer.open(opened.database, sealed, sealing);

describe("sealing", () => {
  test("any text is decrypted for its owner, in a new and in an old database", async () => {
    for (const isOld of [true, false]) {
      if (isOld) await usePreviousRelease(k1);
      else await opened.database.deleteFrom("sealingKey").execute();
      const sealer = await startNode(k1);
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: anyCharacter }), fc.string(), async (text, owner) => {
          const sealed = await seal(sealer, text, { kind: "face", owner });
          expect(sealed.startsWith("1.")).toBe(!isOld);
          expect(await open(sealer, sealed, { kind: "face", owner })).toBe(text);
        }),
        { numRuns: 50 },
      );
    }
  });

  test("altered text, another owner's, kind's and key's can't be decrypted @security-20", async () => {
    const sealer = await startNode(k1);
    const sealed = await seal(sealer, "secret");
    expect(await seal(sealer, "secret")).not.toBe(sealed);
    await expect(open(sealer, sealed, { kind: "totp", owner: "max" })).rejects.toThrow();
    await expect(open(sealer, sealed, { kind: "face", owner: "lin" })).rejects.toThrow();
    await expect(open(createSealer(k2), sealed)).rejects.toThrow("another master key");
    const [id, text] = sealed.split(".");
    for (let at = 0; at < Buffer.from(text!, "base64url").length; at += 1) {
      const bytes = Buffer.from(text!, "base64url");
      bytes[at]! ^= 1;
      await expect(open(sealer, `${id}.${bytes.toString("base64url")}`)).rejects.toThrow();
    }
    for (const wrong of ["", text!, `2.${text}`, `x.${text}`, `${sealed}.`, `1e0.${text}`])
      await expect(open(sealer, wrong)).rejects.toThrow();
  });

  test("of several keys all open, and the database's own seals until a rotation @security-52", async () => {
    await usePreviousRelease(k1);
    const keys = [k1, k2, k3];
    const both = createSealer([k2, k1]);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(keys, { minLength: 1 }), async (given) => {
        const texts = keys.map((key) => encrypt(key, Buffer.from("secret"), "lin"));
        for (const [at, text] of texts.entries()) {
          const result = open(createSealer(given), text);
          if (given.includes(keys[at]!)) expect(await result).toBe("secret");
          else await expect(result).rejects.toThrow();
        }
      }),
    );
    // A node of the previous release reads it with its only key.
    expect(await open(createSealer(k1), await seal(both, "secret"))).toBe("secret");
  });

  test("a key for a purpose is the same on every node", async () => {
    const nodes = [await startNode(k1), await startNode(k1), await startNode(k2, k1)];
    const keys = await Promise.all(nodes.map((node) => node.keyFor(opened.database, "audit")));
    expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
    expect(await nodes[0]!.keyFor(opened.database, "other")).not.toEqual(keys[0]);
    expect(keys[0]).toHaveLength(32);
  });
});

describe("a rotation", () => {
  const count = 450;
  const texts = () =>
    opened.database.selectFrom("signingKeys").select(["id", "privateKey"]).orderBy("id").execute();
  const sealingOf = (owner: string): Sealing => ({ kind: "signing-key", owner });
  const fill = async (sealer: Sealer) => {
    const ids = Array.from({ length: count }, (_, at) => `key-${1000 + at}`);
    const values = await Promise.all(
      ids.map(async (id) => ({
        id,
        publicKey: {},
        privateKey: await seal(sealer, `text of ${id}`, sealingOf(id)),
        createdAt: 1,
      })),
    );
    await opened.database.insertInto("signingKeys").values(values).execute();
    const operatorIds = await addTestOperators({ ...opened, clock: Date.now });
    await opened.database
      .insertInto("totpSecrets")
      .values({
        operatorId: operatorIds.root,
        secret: await seal(sealer, "in use", { kind: "totp", owner: operatorIds.root }),
        pending: await seal(sealer, "not confirmed", { kind: "totp", owner: operatorIds.root }),
        since: 1,
        lastStep: 0,
      })
      .execute();
  };
  const expectReadable = async (sealer: Sealer) => {
    const rows = await texts();
    expect(rows).toHaveLength(count);
    for (const { id, privateKey } of rows)
      expect(await open(sealer, privateKey, sealingOf(id))).toBe(`text of ${id}`);
    const totp = await opened.database
      .selectFrom("totpSecrets")
      .selectAll()
      .executeTakeFirstOrThrow();
    const sealing: Sealing = { kind: "totp", owner: totp.operatorId };
    expect(await open(sealer, totp.secret!, sealing)).toBe("in use");
    expect(await open(sealer, totp.pending!, sealing)).toBe("not confirmed");
  };
  const numbers = async () =>
    new Set((await texts()).map(({ privateKey }) => privateKey.split(".")[0]));
  const rotate = async (keys: Buffer[], onLine: (line: string) => void = () => undefined) => {
    const said: string[] = [];
    const services = { ...opened, sealer: createSealer(keys), clock: Date.now };
    await rotateKeys(services, {
      say: (line) => (onLine(line), said.push(line)),
      record: () => Promise.resolve(),
      pause: 0,
    });
    return said;
  };
  const refused = async (keys: Buffer[], missing: Buffer) => {
    const started = startNode(...keys);
    await expect(started).rejects.toThrow(OtherSecretKey);
    await expect(started).rejects.toThrow(`it needs ${idOf(missing)}, and has`);
  };

  test("under running nodes, interrupted and repeated, loses nothing @security-52", async () => {
    await usePreviousRelease(k1);
    await fill(createSealer(k1));
    const mac = await (await startNode(k1)).keyFor(opened.database, "audit");
    // The new key is put first on every node, one after the other.
    const nodes = [await startNode(k2, k1), await startNode(k2, k1)] as const;
    await refused([k2], k1);

    const stop = rotate([k2, k1], (line) => {
      if (line.startsWith("signingKeys")) throw new Error("killed");
    });
    await expect(stop).rejects.toThrow("killed");
    for (const node of nodes) await expectReadable(node);
    await refused([k2], k1);
    await refused([k1], k2);
    expect(await seal(nodes[1], "new")).toMatch(/^2\./);
    expect(await open(nodes[0], await seal(nodes[1], "new"))).toBe("new");

    const said = await rotate([k2, k1]);
    expect(said[0]).toBe("Continuing with data key 2, rewrapped 0.");
    expect(said.at(-1)).toContain(`${idOf(k2)}. ${idOf(k1)} may be removed from it.`);
    expect(await numbers()).toEqual(new Set(["2"]));
    for (const node of [...nodes, await startNode(k2)]) {
      await expectReadable(node);
      expect(await node.keyFor(opened.database, "audit")).toEqual(mac);
    }
    await refused([k1], k2);

    // Once more, with the same master key: only the data key is new.
    expect((await rotate([k2]))[0]).toBe("Made data key 3, rewrapped 0.");
    expect(await numbers()).toEqual(new Set(["3"]));
    for (const node of nodes) await expectReadable(node);
  });

  test("leaves texts of a key that isn't known, and says so", async () => {
    const node = await startNode(k1);
    await fill(node);
    const lost = encrypt(k3, Buffer.from("lost"), "key-1000");
    await opened.database
      .updateTable("signingKeys")
      .set({ privateKey: lost })
      .where("id", "=", "key-1000")
      .execute();
    const said = await rotate([k2, k1]);
    expect(said).toContain(
      `signingKeys.privateKey: ${count - 1} sealed again, 1 can't be read and stay`,
    );
    expect(said.at(-1)).toMatch(/^1 secrets were sealed with a key that isn't configured/);
    expect((await texts())[0]!.privateKey).toBe(lost);
  });

  test("keeps what a server writes at the same time", async () => {
    const node = await startNode(k2, k1);
    await fill(node);
    const { database } = opened;
    const ids = (await texts()).map(({ id }) => id);
    const written: string[] = [];
    const write = async () => {
      for (const id of ids.filter((_, at) => at % 9 === 0)) {
        const privateKey = await seal(node, "written", sealingOf(id));
        await database
          .updateTable("signingKeys")
          .set({ privateKey })
          .where("id", "=", id)
          .execute();
        written.push(id);
      }
    };
    await Promise.all([rotate([k2, k1]), write()]);
    for (const { id, privateKey } of await texts())
      expect(await open(node, privateKey, sealingOf(id))).toBe(
        written.includes(id) ? "written" : `text of ${id}`,
      );
  });
});
