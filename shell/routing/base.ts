/** A console path as it appears in the address bar, with the console's base. */
export const addressBelow = (base: string, path: string): string => base.slice(0, -1) + path;

/** The part of a pathname below the console's base, as in routes; undefined outside it. */
export const pathBelow = (base: string, pathname: string): string | undefined => {
  if (`${pathname}/` === base) return "/";
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
};

/** The first segment of a path, which names the sub-app or area. */
export const firstSegment = (path: string): string | undefined => path.split(/[/?#]/, 2)[1];
