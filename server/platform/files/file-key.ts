import { newId } from "../database/id.ts";

const key = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

/** Whether a text can be the key of a file; the name of one that is not whole yet is none. */
export const isFileKey = (text: string): boolean => key.test(text);

/** The key, or an error: what is no key could lead anywhere. */
export const requireFileKey = (text: string): string => {
  if (!isFileKey(text)) throw new Error(`Not a file key: ${text}`);
  return text;
};

const probes = "health/";

/** The key of a file that is written, read and removed to see whether that works. */
export const newProbeKey = (): string => `${probes}${newId()}.txt`;

/** Whether a key is that of such a file, which nobody misses. */
export const isProbeKey = (text: string): boolean => text.startsWith(probes);
