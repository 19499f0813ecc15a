import { useLocation } from "react-router";

/** A value of the address's fragment, which browsers send to no server: `#token=…`. */
export const useFragment = (name: string): string | null => {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get(name) || null;
};
