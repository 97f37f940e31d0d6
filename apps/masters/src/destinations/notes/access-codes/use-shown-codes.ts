import type { AccessCodes } from '@haisha/validation/access-code';
import { useEffect, useState } from 'react';
import { viewAccessCodes } from './access-codes-api.ts';

const shownSeconds = 60;

/** Codes in sight for a minute after somebody asked for them: no longer, not behind another window, not when changed. */
export function useShownCodes(destinationId: string, version: number | undefined) {
  const [codes, setCodes] = useState<AccessCodes | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    if (!codes) return;
    const end = setTimeout(() => setCodes(null), shownSeconds * 1000);
    const tick = setInterval(() => setSecondsLeft((left) => Math.max(1, left - 1)), 1000);
    const whenHidden = () => document.visibilityState === 'hidden' && setCodes(null);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      clearTimeout(end);
      clearInterval(tick);
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [codes]);

  async function look(): Promise<AccessCodes | null> {
    setFailure(null);
    setIsAsking(true);
    try {
      const seen = await viewAccessCodes(destinationId);
      setSecondsLeft(shownSeconds);
      setCodes(seen);
      return seen;
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      setIsAsking(false);
    }
  }

  // Somebody has changed them meanwhile: an old code opens nothing.
  const areOld = codes !== null && version !== undefined && codes.version !== version;
  return { codes: areOld ? null : codes, secondsLeft, failure, isAsking, look, hide: () => setCodes(null) };
}
