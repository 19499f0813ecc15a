/** The address of a file for the n-th retry: browsers cache a module that threw by its address. */
export const renewed = (url: string, turn: number): string => {
  const address = new URL(url);
  address.searchParams.set("console-retry", String(turn));
  return address.href;
};
