import { newId } from "../database/id.ts";

const key = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

/** Whether a text is a valid file key; the name of an unfinished file isn't. */
export const isFileKey = (text: string): boolean => key.test(text);

/** The key, or an error: an invalid key could be a path to anywhere. */
export const requireFileKey = (text: string): string => {
  if (!isFileKey(text)) throw new Error(`Not a file key: ${text}`);
  return text;
};

const probes = "health/";

/** The key of a probe file that is written, read and removed as a check. */
export const newProbeKey = (): string => `${probes}${newId()}.txt`;

/** Whether a key is that of such a probe file, which can be removed. */
export const isProbeKey = (text: string): boolean => text.startsWith(probes);
