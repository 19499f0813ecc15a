import { useEffect, useState } from "react";

/** The time by this page, every so many milliseconds. */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
