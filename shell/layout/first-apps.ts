/** At most `most` sub-apps in their order: those preferred, then the first ones. */
export const firstApps = <App extends { name: string }>(
  apps: readonly App[],
  preferred: readonly string[],
  most: number,
): readonly App[] => {
  if (apps.length <= most) return apps;
  const isPreferred = ({ name }: App) => preferred.includes(name);
  const chosen = new Set(
    [...apps.filter(isPreferred), ...apps.filter((app) => !isPreferred(app))].slice(0, most),
  );
  return apps.filter((app) => chosen.has(app));
};
