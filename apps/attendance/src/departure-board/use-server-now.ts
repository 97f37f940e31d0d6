import { useEffect, useState } from 'react';

const stepMs = 5_000;

/** The time of the server's clock in milliseconds, which goes on from its last answer; null before there is one. */
export function useServerNow(answered: { now: string } | undefined, receivedAt: number): number | null {
  const [own, setOwn] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setOwn(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return answered ? Date.parse(answered.now) + Math.max(0, own - receivedAt) : null;
}
