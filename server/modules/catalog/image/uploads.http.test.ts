import sharp from "sharp";
import { connect } from "node:net";
import { once } from "node:events";
import type { Image } from "@console-shell/contract/calls/image";
import type { TestServer } from "@console-shell/testing/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { emptyPng, plainImage, uploadOf } from "../testing/images.ts";
import { startLibraryServer } from "../testing/start.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;
let libraryPath: string;

beforeAll(async () => {
  server = await startLibraryServer();
  operation = await server.as("operation");
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());
beforeEach(async () => {
  await server.services.database.deleteFrom("libraries").execute();
  const library = await operation.call("POST /cc-api/library/create", {
    body: { name: "Shelf", kind: "objects" },
  });
  libraryPath = `/cc-api/library/${library.id}`;
});

const upload = (form: FormData, client: Pick<TestServer, "request"> = operation) =>
  client.request("POST", `${libraryPath}/image/upload`, { upload: form });
const uploaded = async (form: FormData) => (await upload(form)).body as Image;
const library = async () => (await operation.request("GET", libraryPath)).body;
/** Every file that the store wrote and hasn't removed. */
const trackFiles = () => {
  const { files } = server.services;
  const kept = new Set<string>();
  const write = files.write.bind(files);
  const remove = files.remove.bind(files);
  vi.spyOn(files, "write").mockImplementation(async (key, bytes) => {
    kept.add(key);
    await write(key, bytes);
  });
  vi.spyOn(files, "remove").mockImplementation(async (key) => {
    kept.delete(key);
    await remove(key);
  });
  return kept;
};

describe("uploading a picture", () => {
  test("rejects a field next to the file and names it @security-23", async () => {
    const kept = trackFiles();
    const form = uploadOf(await plainImage().png().toBuffer());
    const withField = new FormData();
    withField.set("owner", "somebody else");
    for (const [name, value] of form) withField.append(name, value);
    const answer = await upload(withField);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path: "owner", code: "unrecognized_key" }] });
    expect(kept.size).toBe(0);
  });

  test.each(["jpeg", "png", "webp"] as const)("stores a %s with its thumbnail", async (format) => {
    const bytes = await plainImage("#b43", 600, 300).toFormat(format).toBuffer();
    const answer = await upload(uploadOf(bytes, `蓝色 杯子.${format}`));
    expect(answer.status).toBe(201);
    const image = answer.body as Image;
    expect(image).toMatchObject({
      fileName: `蓝色 杯子.${format}`,
      mediaType: `image/${format}`,
      width: 600,
      height: 300,
      sha256: sha256Of(bytes),
      uploadedBy: { id: server.operatorIds.operation, name: "Test operation" },
      createdAt: server.clock.now(),
    });
    const content = await operation.request("GET", `${libraryPath}/image/${image.id}/content`);
    expect(content.bytes.length).toBe(image.bytes);
    expect(await sharp(content.bytes).metadata()).toMatchObject({ format, width: 600 });
    const thumbnail = await operation.request("GET", `${libraryPath}/image/${image.id}/thumbnail`);
    const facts = await sharp(thumbnail.bytes).metadata();
    expect(facts).toMatchObject({ format: "webp", width: 256, height: 128 });
    const widthOf = async (size: number) => {
      const path = `${libraryPath}/image/${image.id}/thumbnail?size=${size}`;
      return (await sharp((await operation.request("GET", path)).bytes).metadata()).width;
    };
    expect([await widthOf(128), await widthOf(512)]).toEqual([128, 512]);
    // One from before there were several sizes is generated on request.
    await server.services.files.remove(`thumbnails/512/${image.id}.webp`);
    expect(await widthOf(512)).toBe(512);
    expect(await library()).toMatchObject({
      imageCount: 1,
      bytes: image.bytes,
      coverImageIds: [image.id],
    });
  });

  test("rotates it upright and strips its metadata", async () => {
    const bytes = await plainImage("#fff", 200, 100)
      .jpeg()
      .withExif({ IFD0: { Copyright: "somebody", Orientation: "6" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const image = await uploaded(uploadOf(bytes));
    expect(image).toMatchObject({ width: 100, height: 200 });
    const { bytes: stored } = await operation.request(
      "GET",
      `${libraryPath}/image/${image.id}/content`,
    );
    const facts = await sharp(stored).metadata();
    expect(facts.orientation).toBeUndefined();
    expect(facts.exif).toBeUndefined();
  });

  test("keeps its orientation if the metadata's is invalid", async () => {
    const bytes = await plainImage("#fed", 200, 100)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const tag = [Buffer.from("0112000300000001", "hex"), Buffer.from("1201030001000000", "hex")];
    const at = Math.max(...tag.map((one) => bytes.indexOf(one)));
    expect(at).toBeGreaterThan(0);
    bytes.fill(99, at + 8, at + 10);
    expect(await uploaded(uploadOf(bytes))).toMatchObject({ width: 200, height: 100 });
  });

  test("keeps the name without a path and control characters", async () => {
    const bytes = await plainImage().jpeg().toBuffer();
    const image = await uploaded(uploadOf(bytes, "..\\..\\up/cup\u202Egpj.jpg"));
    expect(image.fileName).toBe("cupgpj.jpg");
  });

  test.each([
    ["a script renamed .jpg", Buffer.from("#!/bin/sh\necho hello\n")],
    ["a page renamed .jpg", Buffer.from("<!doctype html><script>alert(1)</script>")],
    [
      "a drawing that could read other files",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ["a GIF", Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64")],
    [
      "a script behind the first bytes of a JPEG",
      Buffer.from("\xff\xd8\xff#!/bin/sh", "latin1"),
      "damaged_picture",
    ],
  ])("rejects %s @security-27", async (_what, bytes, code = "not_a_picture") => {
    const kept = trackFiles();
    const answer = await upload(uploadOf(bytes));
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ fields: [{ path: "file", code }] });
    expect([...kept]).toEqual([]);
  });

  test("keeps the readable part of a truncated picture, and says so", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const drawn = sharp({ create: { width: 300, height: 300, channels: 3, noise } as never });
    for (const format of ["jpeg", "png"] as const) {
      const bytes = await drawn.clone().toFormat(format).toBuffer();
      const image = await uploaded(uploadOf(bytes.subarray(0, bytes.length / 2)));
      expect(image).toMatchObject({ width: 300, height: 300, alterations: ["repaired"] });
      const path = `${libraryPath}/image/${image.id}/content`;
      const { bytes: stored } = await operation.request("GET", path);
      // The copy is whole.
      expect(
        (await sharp(stored, { failOn: "warning" }).stats()).channels[0]!.stdev,
      ).toBeGreaterThan(20);
    }
    const webp = await drawn.webp().toBuffer();
    for (const bytes of [webp.subarray(0, webp.length / 2), emptyPng(50, 50)]) {
      const answer = await upload(uploadOf(bytes));
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ fields: [{ path: "file", code: "damaged_picture" }] });
    }
  });

  test("says that a picture has a hole, but not that there is something between its parts", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const drawn = sharp({ create: { width: 300, height: 300, channels: 3, noise } as never });
    const jpeg = await drawn.jpeg().toBuffer();
    const at = jpeg.length / 2;
    const hole = Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 4_096)]);
    expect(await uploaded(uploadOf(hole))).toMatchObject({ alterations: ["repaired"] });
    const table = jpeg.indexOf(Buffer.from("ffc4", "hex"));
    const parts = [jpeg.subarray(0, table), Buffer.alloc(3), jpeg.subarray(table)];
    expect(await uploaded(uploadOf(Buffer.concat(parts)))).toMatchObject({ alterations: [] });
  });

  test("says what else storing changes: an animation, more than 8 bits", async () => {
    const frame = (colour: string) => plainImage(colour, 40, 40).png().toBuffer();
    const animation = await sharp([await frame("#f00"), await frame("#00f")], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    const deep = await plainImage("#357").toColourspace("rgb16").png().toBuffer();
    const lossless = await plainImage("#753").webp({ lossless: true }).toBuffer();
    expect(await uploaded(uploadOf(animation))).toMatchObject({
      alterations: ["still"],
      height: 40,
    });
    expect(await uploaded(uploadOf(deep))).toMatchObject({ alterations: ["fewer_bits"] });
    const image = await uploaded(uploadOf(lossless));
    expect(image).toMatchObject({ alterations: [] });
    const path = `${libraryPath}/image/${image.id}/content`;
    const stored = await operation.request("GET", path);
    const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    expect(await pixels(stored.bytes)).toEqual(await pixels(lossless));
  });

  test("rejects more than 10 MB @security-27", async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, 1);
    Buffer.from("ffd8ff", "hex").copy(bytes);
    const answer = await upload(uploadOf(bytes));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: "too_large", fields: [{ path: "file" }] });
  });

  test("rejects a decompression bomb @security-27", async () => {
    const kept = trackFiles();
    // Unpacking would find that there are none, and that it isn't a picture.
    const answer = await upload(uploadOf(emptyPng(10_000, 10_000), "100 megapixels.png"));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ fields: [{ path: "file", code: "too_many_pixels" }] });
    expect((await upload(uploadOf(emptyPng(1_000, 1_000), "a.png"))).status).toBe(415);
    expect([...kept]).toEqual([]);
  });

  test("rejects fewer pixels with 16 bits per channel @security-36", async () => {
    const answer = await upload(uploadOf(emptyPng(6_300, 6_300, 16), "deep.png"));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ fields: [{ path: "file", code: "too_many_bits" }] });
    // As many pixels with 8 bits aren't too many; the missing data is found on decoding.
    expect((await upload(uploadOf(emptyPng(6_300, 6_300), "plain.png"))).status).toBe(415);
  });

  test("rejects other requests, and an upload without the file", async () => {
    const json = await operation.request("POST", `${libraryPath}/image/upload`, { body: {} });
    expect(json.status).toBe(415);
    const other = new FormData();
    other.append("picture", new File([new Uint8Array(3)], "a.jpg"));
    expect((await upload(other)).body).toMatchObject({ fields: [{ path: "file" }], status: 400 });
    const text = new FormData();
    text.append("file", "not a file");
    expect((await upload(text)).status).toBe(400);
    expect((await upload(uploadOf(Buffer.alloc(0)))).status).toBe(400);
  });

  test("that the library already has is a conflict that names it", async () => {
    const bytes = await plainImage().jpeg().toBuffer();
    await upload(uploadOf(bytes, "first.jpg"));
    const answer = await upload(uploadOf(bytes, "second.jpg"));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      fields: [{ path: "file", code: "duplicate", message: expect.stringContaining("first.jpg") }],
    });
  });

  test("six times concurrently stores it once, with its files", async () => {
    const kept = trackFiles();
    const bytes = await plainImage("#123").jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(uploadOf(bytes))));
    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    // The picture, and its thumbnails in three sizes.
    expect(kept.size).toBe(4);
    expect(await library()).toMatchObject({ imageCount: 1 });
  });

  test("leaves no file if its row can't be written", async () => {
    const kept = trackFiles();
    const bytes = await plainImage("#456").jpeg().toBuffer();
    const { files } = server.services;
    const write = files.write.bind(files);
    // The library is deleted between the check and the insert.
    vi.spyOn(files, "write").mockImplementationOnce(async (key, content) => {
      await write(key, content);
      await server.services.database.deleteFrom("libraries").execute();
    });
    expect((await upload(uploadOf(bytes))).status).toBe(404);
    expect([...kept]).toEqual([]);
  });

  test("that is aborted leaves nothing", async () => {
    const kept = trackFiles();
    const { port } = new URL(server.url);
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      [
        `POST ${libraryPath}/image/upload HTTP/1.1`,
        "host: 127.0.0.1",
        `cookie: ${operation.cookie}`,
        "content-type: multipart/form-data; boundary=part",
        "content-length: 100000",
        "",
        '--part\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n',
        "\xff\xd8\xff beginning of a picture",
      ].join("\r\n"),
    );
    socket.end();
    await once(socket.resume(), "close");
    expect([...kept]).toEqual([]);
    expect(await library()).toMatchObject({ imageCount: 0 });
  });
});
