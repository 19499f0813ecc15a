/** Cached read with a maximum age in milliseconds. Throws as `read` does. */
export const remembered = <Value>(read: () => Value): ((oldest: number) => Value) => {
  let last: { value: Value; at: number } | undefined;
  return (oldest) => {
    const now = performance.now();
    if (last && now - last.at < oldest) return last.value;
    const value = read();
    last = { value, at: now };
    return value;
  };
};
