import sharp, { type Sharp } from "sharp";
import { crc32, deflateSync } from "node:zlib";

/** A plain picture of one colour; another colour makes another file. */
export const plainImage = (colour = "#3a7", width = 120, height = 80): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG header with these dimensions and this many bits in each of three channels, without any pixel data. */
export const emptyPng = (width: number, height: number, depth = 8): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, 2, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A tiny PNG with 1.8 MB of compressed texts, which unpack to almost 2 GB. */
export const wordyPng = async (colour: string): Promise<Buffer> => {
  const png = await plainImage(colour, 20, 20).png().toBuffer();
  const packed = deflateSync(Buffer.alloc(7_500_000, "a"), { level: 9 });
  const texts = Array.from({ length: 250 }, (_, at) =>
    chunk("zTXt", Buffer.concat([Buffer.from(`note ${at}\0\0`), packed])),
  );
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), ...texts, png.subarray(afterHeader)]);
};

/** A progressive JPEG with its last scan this many times more. */
export const scannedJpeg = async (more: number): Promise<Buffer> => {
  const jpeg = await plainImage().jpeg({ progressive: true, optimiseScans: true }).toBuffer();
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from("ffda", "hex")), -2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: more }, () => last),
    jpeg.subarray(-2),
  ]);
};

/** The multipart body that uploads a file. */
export const uploadOf = (
  bytes: Uint8Array,
  name = "picture.jpg",
  type = "image/jpeg",
): FormData => {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name, { type }));
  return form;
};
