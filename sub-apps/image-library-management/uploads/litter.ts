/** Files that systems put beside those of people; nobody means to upload them. */
export const isLitter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(path.replaceAll("\\", "/"));
