/** Encodings of names in ZIPs that don't say theirs: what Windows wrote in Chinese, Japanese and Western countries. */
export const nameEncodings = ["gbk", "shift_jis", "cp437"] as const;
export type NameEncoding = (typeof nameEncodings)[number];

/** A name in a ZIP: its bytes, and its text as code page 437, which browsers can't decode. */
export interface RawName {
  bytes: Uint8Array;
  cp437: string;
}

/** The name in this encoding; characters that it doesn't have become replacement characters. */
export const decodeName = ({ bytes, cp437 }: RawName, encoding: NameEncoding): string =>
  encoding === "cp437" ? cp437 : new TextDecoder(encoding).decode(bytes);

/** Whether bytes are neither ASCII nor UTF-8, so that only the encoding tells what they mean. */
export const isLegacy = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return false;
  } catch {
    return true;
  }
};

type IsCommon = (lead: number, trail: number) => boolean;

/** Characters that names consist of: punctuation, kana and the more frequent half of all characters. */
const isCommon: Record<Exclude<NameEncoding, "cp437">, IsCommon> = {
  gbk: (lead, trail) =>
    trail >= 0xa1 && ((lead >= 0xa1 && lead <= 0xa9) || (lead >= 0xb0 && lead <= 0xd7)),
  shift_jis: (lead, trail) =>
    (lead === 0x81 && [0x45, 0x58, 0x5b].includes(trail)) ||
    (lead === 0x82 && trail >= 0x9f) ||
    lead === 0x83 ||
    (lead >= 0x88 && lead <= 0x97),
};

const singleByte = (encoding: NameEncoding, byte: number) =>
  byte < 0x80 || (encoding === "shift_jis" && byte >= 0xa1 && byte <= 0xdf);

/** The share of the characters beyond ASCII that are common ones; 0 if the bytes aren't in this encoding. */
const shareOf = (names: readonly RawName[], encoding: "gbk" | "shift_jis"): number => {
  let common = 0;
  let count = 0;
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (const { bytes } of names) {
    try {
      decoder.decode(bytes);
    } catch {
      return 0;
    }
    for (let at = 0; at < bytes.length; at += 1) {
      const lead = bytes[at]!;
      if (lead < 0x80) continue;
      count += 1;
      if (singleByte(encoding, lead)) continue;
      at += 1;
      if (isCommon[encoding](lead, bytes[at] ?? 0)) common += 1;
    }
  }
  return count === 0 ? 0 : common / count;
};

/** The most likely encoding of these names together. */
export const guessEncoding = (names: readonly RawName[]): NameEncoding => {
  const [gbk, japanese] = [shareOf(names, "gbk"), shareOf(names, "shift_jis")];
  if (Math.max(gbk, japanese) < 0.5) return "cp437";
  return gbk >= japanese ? "gbk" : "shift_jis";
};

/** A ZIP whose names are in an encoding that it doesn't tell. */
export interface UnclearNames {
  zip: string;
  names: readonly RawName[];
  guess: NameEncoding;
}

/** Asks in which encoding names are; undefined if the ZIP isn't wanted any more. */
export type ChooseEncoding = (unclear: UnclearNames) => Promise<NameEncoding | undefined>;
