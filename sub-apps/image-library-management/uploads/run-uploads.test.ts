import { expect, test } from "vitest";
import { LocalFailure } from "./local-failure.ts";
import { createUploadRunner } from "./run-uploads.ts";
import type { Source } from "./upload-state.ts";
import { createUploadStore, type NewUpload } from "./upload-store.ts";

const libraryId = "library";
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

/** Sources that create their bytes on reading and count how many are held at once. */
const sources = () => {
  const held = { now: 0, most: 0 };
  const source = (name: string): Source => ({
    name,
    bytes: 10,
    read: async () => {
      held.now += 1;
      held.most = Math.max(held.most, held.now);
      await Promise.resolve();
      held.now -= 1;
      return new Blob([png, name]);
    },
  });
  return { held, source };
};

const start = (send: (name: string) => Promise<void>) => {
  const store = createUploadStore();
  const sent: string[] = [];
  const state = { underWay: 0, most: 0 };
  const runner = createUploadRunner(store, {
    async send({ body }) {
      const { name } = body.get("file") as File;
      state.underWay += 1;
      state.most = Math.max(state.most, state.underWay);
      try {
        await send(name);
      } finally {
        state.underWay -= 1;
      }
      sent.push(name);
      return { id: name } as never;
    },
    fetch: ({ body }) => Promise.resolve({ id: body.url } as never),
    present: () => Promise.resolve({ items: [] }),
    onAdded: () => undefined,
  });
  const run = async (news: readonly NewUpload[]) => {
    const ended = new Promise<void>((resolve) => {
      store.subscribe(() => {
        if (!store.isBusy()) resolve();
      });
    });
    store.add(libraryId, news);
    runner.setOnline(true);
    await ended;
  };
  return { store, sent, state, run, runner };
};

test("ten thousand dropped files each have a result, none is lost, and few are in memory", async () => {
  const { held, source } = sources();
  const refused = Object.assign(new Error("no"), {
    status: 415,
    fields: [{ message: "no picture" }],
  });
  const { store, sent, state, run } = start((name) =>
    name.endsWith("7.png") ? Promise.reject(refused) : Promise.resolve(),
  );
  const broken: Source = {
    name: "gone.png",
    bytes: 10,
    read: () => Promise.reject(new Error("The disk is away")),
  };
  const text: Source = { name: "notes.txt", bytes: 3, read: async () => new Blob(["abc"]) };
  await run([
    ...Array.from({ length: 9_996 }, (_, index) => source(`folder/p${index}.png`)),
    broken,
    text,
    { url: "https://a.example/b.png" },
    { name: "half.zip", failure: new LocalFailure("broken_zip") },
  ]);
  const sevens = 1_000 - 1;
  expect(store.counts(libraryId)).toEqual({
    total: 10_000,
    done: 9_997 - sevens,
    present: 0,
    failed: 3 + sevens,
  });
  expect(new Set(sent).size).toBe(9_996 - sevens);
  expect(state.most).toBe(2);
  expect(held.most).toBeLessThanOrEqual(3);
  const reasons = store
    .of(libraryId)
    .flatMap(({ reason }) => (reason ? [JSON.stringify(reason)] : []));
  expect(new Set(reasons)).toEqual(
    new Set([
      '{"message":"no picture"}',
      '{"code":"unreadable"}',
      '{"code":"not_a_picture"}',
      '{"code":"broken_zip"}',
    ]),
  );
});

test("a stopped runner reads and sends no further file", async () => {
  const { store, sent, runner } = start(() => Promise.resolve());
  const third = Promise.withResolvers<void>();
  let reads = 0;
  const source = (name: string): Source => ({
    name,
    bytes: 10,
    read: () => {
      reads += 1;
      if (reads === 3) {
        runner.stop();
        third.resolve();
      }
      return Promise.resolve(new Blob([png, name]));
    },
  });
  store.add(
    libraryId,
    Array.from({ length: 200 }, (_, index) => source(`p${index}.png`)),
  );
  runner.setOnline(true);
  await third.promise;
  // Long enough for any further one to be read.
  for (let turn = 0; turn < 100; turn += 1) {
    const bytes = await new Blob([png]).arrayBuffer();
    await crypto.subtle.digest("SHA-256", bytes);
  }
  runner.pump();
  expect(reads).toBe(3);
  expect(sent).toEqual([]);
  expect(store.isBusy()).toBe(true);
});
