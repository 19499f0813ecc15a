import { BlobWriter, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js";
import { expect, test } from "vitest";
import { readZip } from "./read-zip.ts";

/** A ZIP of files whose names are these bytes; it may claim that they're UTF-8. */
const zipOf = async (names: string[], useUnicodeFileNames: boolean) => {
  const raw = names.map((name) => new Uint8Array(Buffer.from(name, "hex")));
  const zip = new ZipWriter(new BlobWriter(), {
    encodeText: (text) => raw[Number(text)],
    useUnicodeFileNames,
  });
  for (const at of raw.keys()) await zip.add(`${at}`, new Uint8ArrayReader(Uint8Array.of(1)));
  return new File([await zip.close()], "old.zip");
};

const namesOf = async (file: File, encoding: "gbk" | "shift_jis") =>
  (await readZip(file, async () => encoding)).map((upload) => "name" in upload && upload.name);

test("half of a character hides no file", async () => {
  // 予約表.jpg and .表.jpg
  const zip = await zipOf(["975c96f1955c2e6a7067", "2e955c2e6a7067"], false);
  expect(await namesOf(zip, "shift_jis")).toEqual(["old.zip/予約表.jpg"]);
});

test("names that aren't the UTF-8 they claim to be are asked about, too", async () => {
  const zip = await zipOf(["d5d5c6ac2e706e67"], true);
  expect(await namesOf(zip, "gbk")).toEqual(["old.zip/照片.png"]);
});
