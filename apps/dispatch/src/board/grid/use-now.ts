import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The minute that it is, in milliseconds; it steps on each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Math.floor(Date.now() / minuteMs) * minuteMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(Date.now() / minuteMs) * minuteMs), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
