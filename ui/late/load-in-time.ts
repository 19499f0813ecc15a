/** A page's script took too long. Name, `type` and `request` are those of webpack's error of that name. */
class ChunkTimeoutError extends Error {
  override readonly name = "ChunkLoadError";
  readonly type = "timeout";
  readonly request: string;

  constructor(request: string, milliseconds: number) {
    super(`Loading chunk ${request} failed (timeout: ${milliseconds} ms).`);
    this.request = request;
  }
}

/** Loads what a page needs; rejects after so many milliseconds, because an `import()` has no limit of its own. */
export const loadInTime = async <Chunk>(
  name: string,
  load: () => Promise<Chunk>,
  milliseconds: number,
): Promise<Chunk> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new ChunkTimeoutError(name, milliseconds)),
    milliseconds,
  );
  try {
    return await Promise.race([load(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
