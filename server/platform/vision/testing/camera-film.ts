import sharp from "sharp";

const width = 640;
const height = 480;
/**
 * Pictures per second, as a fraction: each stays longer than the page needs to capture its next frame, and four of them
 * are over before the page stops capturing frames for one step.
 */
const rate = "5:2";

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/* Planes of luminance and of both colours, these in half the size (BT.601, full range). */
const planesOf = async (picture: Uint8Array): Promise<Buffer<ArrayBuffer>> => {
  const rgb = await sharp(picture)
    .resize(width, height, { fit: "contain", background: "#808080" })
    .removeAlpha()
    .raw()
    .toBuffer();
  const planes = Buffer.alloc((width * height * 3) / 2);
  const blue = width * height;
  const red = blue + blue / 4;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const [r = 0, g = 0, b = 0] = rgb.subarray(at * 3, at * 3 + 3);
      planes[at] = clamp(0.299 * r + 0.587 * g + 0.114 * b);
      if (row % 2 || column % 2) continue;
      const half = ((row / 2) * width) / 2 + column / 2;
      planes[blue + half] = clamp(128 - 0.169 * r - 0.331 * g + 0.5 * b);
      planes[red + half] = clamp(128 + 0.5 * r - 0.419 * g - 0.081 * b);
    }
  return planes;
};

/** A film (Y4M) of these pictures for Chromium's fake camera, which plays it again and again. */
export const cameraFilm = async (pictures: readonly Uint8Array[]): Promise<Buffer> => {
  const frames = [Buffer.from(`YUV4MPEG2 W${width} H${height} F${rate} Ip A1:1 C420jpeg\n`)];
  for (const picture of pictures) frames.push(Buffer.from("FRAME\n"), await planesOf(picture));
  return Buffer.concat(frames);
};
