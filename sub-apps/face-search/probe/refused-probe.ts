/** Whether a call was refused because a picture that it names is not there any more. */
export const refusedProbe = (error: unknown): boolean => {
  const { fields } = error as Error & { fields?: { path: string }[] };
  return fields?.some(({ path }) => path.endsWith("probeId")) ?? false;
};
