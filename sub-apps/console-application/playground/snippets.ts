import type { ApiCall } from "./api-call.ts";

/** The key's placeholder in examples: an environment variable, so no key gets into a file. */
const keyVariable = "CONSOLE_KEY";

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const compact = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json; // Invalid JSON is sent as typed, so show it as typed.
  }
};

/** The given key, or one that the shell generates per call. */
const idempotencyKeyOf = (key: string) =>
  key === "" ? `"Idempotency-Key: $(uuidgen)"` : quoted(`Idempotency-Key: ${key}`);

/** The call as a curl command. */
export const curlOf = (call: ApiCall, origin: string): string =>
  [
    `curl ${call.method === "GET" ? "" : `-X ${call.method} `}${quoted(origin + call.path)}`,
    `  -H "Authorization: Bearer $${keyVariable}"`,
    ...(call.idempotencyKey === undefined ? [] : [`  -H ${idempotencyKeyOf(call.idempotencyKey)}`]),
    ...(call.body === undefined
      ? []
      : [`  -H 'Content-Type: application/json'`, `  -d ${quoted(compact(call.body))}`]),
    ...(call.file ? [`  -F ${quoted(`${call.file.part}=@${call.file.name}`)}`] : []),
  ].join(" \\\n");

const indented = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

const literal = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return JSON.stringify(json);
  }
};

/** The call in TypeScript, for Node. */
export const typescriptOf = (call: ApiCall, origin: string): string => {
  const { method, path, idempotencyKey, body, file } = call;
  const lines = [
    ...(file
      ? [
          `import { openAsBlob } from "node:fs";`,
          "",
          "const form = new FormData();",
          `form.append(${JSON.stringify(file.part)}, await openAsBlob(${JSON.stringify(file.name)}), ${JSON.stringify(file.name)});`,
          "",
        ]
      : []),
    ...(idempotencyKey === undefined
      ? []
      : [
          "// One for all tries of this call: it is done once, however often it is sent.",
          `const idempotencyKey = ${idempotencyKey === "" ? "crypto.randomUUID()" : JSON.stringify(idempotencyKey)};`,
          "",
        ]),
    `const response = await fetch(${JSON.stringify(origin + path)}, {`,
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    "  headers: {",
    `    authorization: \`Bearer \${process.env.${keyVariable}}\`,`,
    ...(idempotencyKey === undefined ? [] : [`    "idempotency-key": idempotencyKey,`]),
    ...(body === undefined ? [] : [`    "content-type": "application/json",`]),
    "  },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(literal(body), "  ")}),`]),
    ...(file ? ["  body: form,"] : []),
    "});",
    "if (!response.ok) throw new Error(await response.text());",
    path.endsWith("/content")
      ? "const picture = await response.arrayBuffer();"
      : "console.log(await response.json());",
  ];
  return lines.join("\n");
};
