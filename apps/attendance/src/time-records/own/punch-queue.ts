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

/** Returns a random id (UUID version 4); `crypto.randomUUID` is missing on plain http outside the loopback host. */
export function newPunchId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
