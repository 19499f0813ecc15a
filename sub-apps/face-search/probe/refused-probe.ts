/** Whether a call was refused because a picture it refers to no longer exists. */
export const refusedProbe = (error: unknown): boolean => {
  const { fields } = error as Error & { fields?: { path: string }[] };
  return fields?.some(({ path }) => path.endsWith("probeId")) ?? false;
};
