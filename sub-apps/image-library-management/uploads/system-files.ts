/** System files next to people's own, which nobody means to upload. */
export const isSystemFile = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(path.replaceAll("\\", "/"));
