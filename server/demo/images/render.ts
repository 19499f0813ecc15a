import sharp from "sharp";

const side = 256;
const quality = 88;

/** Draws an SVG of the demo as a JPEG. */
export const renderJpeg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality }).toBuffer();

/** A picture of the demo as it's stored. */
export interface Drawing {
  content: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Draws an SVG of the demo as the JPEG that is stored; also its thumbnail and size. */
export const render = async (svg: string): Promise<Drawing> => {
  const { data: pixels, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = sharp(pixels, { raw: { width, height, channels } });
  const [content, thumbnail] = await Promise.all([
    drawn.clone().jpeg({ quality }).toBuffer(),
    drawn.clone().resize(side, side, { fit: "inside" }).webp({ quality: 80 }).toBuffer(),
  ]);
  return { content, thumbnail, width, height };
};
