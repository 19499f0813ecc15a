import { useEffect, useState } from "react";

/** Seconds left, and a function that starts the countdown. No timer runs at zero. */
export const useCountdown = (): [secondsLeft: number, start: (seconds: number) => void] => {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return undefined;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number) => {
    setLeft(seconds);
    setEnd(performance.now() + seconds * 1000);
  };
  return [left, start];
};
