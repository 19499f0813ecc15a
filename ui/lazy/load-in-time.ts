/** A script took too long to load. Name, `type` and `request` match webpack's error of that name. */
class ChunkTimeoutError extends Error {
  override readonly name = "ChunkLoadError";
  readonly type = "timeout";
  readonly request: string;

  constructor(request: string, milliseconds: number) {
    super(`Loading chunk ${request} failed (timeout: ${milliseconds} ms).`);
    this.request = request;
  }
}

/** Loads a chunk with a timeout in milliseconds, which `import()` doesn't have. */
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
