/**
 * Receiver code that verifies a delivery's signature: a whole module, which the console shows and a server test runs.
 */
export const verifySnippet = `import { createHmac, timingSafeEqual } from "node:crypto";

const tolerance = 5 * 60;

export const isGenuine = (
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): boolean => {
  const id = String(headers["webhook-id"]);
  const timestamp = String(headers["webhook-timestamp"]);
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= tolerance)) return false;

  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return String(headers["webhook-signature"])
    .split(" ")
    .filter((signature) => signature.startsWith("v1,"))
    .map((signature) => Buffer.from(signature.slice(3), "base64"))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
};
`;
