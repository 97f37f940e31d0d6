import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { useEffect, useRef, useState } from 'react';

const kept = 'departure-sound';
const hertz = 880;
const seconds = 0.6;

/** Sounds once for each alert that is new, where the user wants it: off until somebody turns it on, and then remembered. */
export function useAlarmSound(alertIds: readonly string[] | undefined): { isOn: boolean; turn: (on: boolean) => void } {
  const [isOn, setIsOn] = useState(() => keptChoice(kept, ['on', 'off']) === 'on');
  const known = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    if (!alertIds) return;
    const isNew = known.current !== null && alertIds.some((id) => !known.current?.has(id));
    known.current = new Set(alertIds);
    if (isOn && isNew) sound();
  }, [alertIds, isOn]);

  function turn(on: boolean): void {
    setIsOn(on);
    keepChoice(kept, on ? 'on' : 'off');
    // Browsers let a page sound only after a press: this one, which also tells how it will sound.
    if (on) sound();
  }

  return { isOn, turn };
}

function sound(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.2, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + seconds);
}
