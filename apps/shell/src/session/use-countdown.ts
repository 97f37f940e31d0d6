import { useCallback, useEffect, useState } from 'react';

export type Countdown = {
  seconds: number;
  /** The seconds at the start. */
  from: number;
  start: (seconds: number) => void;
};

/** Counts whole seconds down to zero by the clock, so that a sleeping tab does not stretch them. */
export function useCountdown(): Countdown {
  const [run, setRun] = useState({ from: 0, endsAt: 0 });
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (run.from === 0) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((run.endsAt - Date.now()) / 1000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [run]);
  const start = useCallback((from: number) => {
    setRun({ from, endsAt: Date.now() + from * 1000 });
    setSeconds(from);
  }, []);
  return { seconds, from: run.from, start };
}
