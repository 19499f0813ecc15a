const atOnce = 1000;

/**
 * The lines of a UTF-8 text in batches. Only a line feed ends one: node:readline would also split at characters that
 * JSON allows unescaped in texts.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let rest = "";
  let lines: string[] = [];
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    if (lines.length < atOnce) continue;
    yield lines;
    lines = [];
  }
  rest += decoder.decode();
  if (rest !== "") lines.push(rest);
  if (lines.length > 0) yield lines;
}
