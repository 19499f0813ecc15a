/** Longest side of a sent frame, in pixels; face recognition needs no more. */
const longestSide = 640;
/** The server's limit for one frame, as a data URL. */
const longestUrl = 120_000;
/** JPEG qualities, in order; the first result below the limit is sent. */
const qualities = [0.85, 0.7, 0.5, 0.3];
/** Mean luminance (0 to 255) below which no face is recognisable. */
const darkBelow = 30;

interface CapturedFrame {
  /** A JPEG as a data URL. */
  image: string;
  tooDark: boolean;
}

/** Mean luminance of RGBA pixels, 0 (black) to 255 (white); weights of ITU-R BT.709. */
const meanLuminance = (pixels: Uint8ClampedArray): number => {
  let sum = 0;
  for (let index = 0; index < pixels.length; index += 4)
    sum +=
      0.2126 * (pixels[index] ?? 0) +
      0.7152 * (pixels[index + 1] ?? 0) +
      0.0722 * (pixels[index + 2] ?? 0);
  return sum / Math.max(1, pixels.length / 4);
};

/** Captures the video's current frame; null if there is none yet. */
export const captureFrame = (video: HTMLVideoElement): CapturedFrame | null => {
  if (video.videoWidth === 0) return null;
  const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const tooDark = meanLuminance(data) < darkBelow;
  for (const quality of qualities) {
    const image = canvas.toDataURL("image/jpeg", quality);
    if (image.length <= longestUrl) return { image, tooDark };
  }
  return null;
};
