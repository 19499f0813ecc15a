/** The address of a file for the n-th retry: browsers keep a module that threw under its address. */
export const renewed = (url: string, turn: number): string => {
  const address = new URL(url);
  address.searchParams.set("console-retry", String(turn));
  return address.href;
};
