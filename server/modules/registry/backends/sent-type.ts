import { MIMEType } from "node:util";

/** Types of data that browsers neither run nor render as a page. */
const data =
  /^(?:application\/(?:json|(?:geo|hal|json-patch|ld|merge-patch|problem|schema|vnd\.[\w.-]+)\+json|jsonl|x-ndjson|octet-stream|pdf|zip|gzip)|text\/(?:plain|csv|tab-separated-values|markdown|calendar|vcard|event-stream)|image\/(?:apng|avif|bmp|gif|heic|jpeg|png|tiff|webp|x-icon|vnd\.microsoft\.icon|svg\+xml)|(?:audio|video)\/[\w.+-]+)$/;

/** An image to `<img>`, a page with scripts if it's opened. */
const vector = "image/svg+xml";

const parse = (text: string): MIMEType | undefined => {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
};

/** How the console sends a backend's answer. */
interface SentType {
  "content-type": string;
  /** Whether it's only to be saved. */
  isDownload: boolean;
}

/**
 * The type of a backend's answer for the browser, from all its `content-type` headers: rewritten from its parsed parts,
 * since browsers split and join such headers by rules of their own. All but data becomes a download without a type.
 */
export const sentType = (given: readonly string[]): SentType => {
  const parsed = given.length === 1 ? parse(given[0]!) : undefined;
  if (!parsed || !data.test(parsed.essence))
    return { "content-type": "application/octet-stream", isDownload: true };
  const charset = parsed.params.get("charset") ?? "";
  return {
    "content-type": `${parsed.essence}${/^[\w.:-]+$/.test(charset) ? `; charset=${charset}` : ""}`,
    isDownload: parsed.essence === vector,
  };
};
