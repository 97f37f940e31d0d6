import { keepList, keptList } from '@haisha/ui/kept-choice';
import type { PunchInput } from '@haisha/validation/time-record';

/** Returns the punches of a person that were made on this device and not sent yet, in their order. */
export function queuedPunches(userId: string): PunchInput[] {
  return keptList(nameOf(userId)).flatMap((line) => {
    const [kind, at, id] = line.split(' ');
    return kind && at && id ? [{ kind: kind as PunchInput['kind'], at, id }] : [];
  });
}

/** Keeps the punches of a person that were not sent yet. */
export function keepPunches(userId: string, punches: readonly PunchInput[]): void {
  keepList(
    nameOf(userId),
    punches.map(({ at, id, kind }) => `${kind} ${at} ${id}`),
  );
}

function nameOf(userId: string): string {
  return `punches-${userId}`;
}
