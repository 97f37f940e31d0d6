import { keepList, keptList } from '@haisha/ui/kept-choice';
import type { KioskPunchInput } from '@haisha/validation/kiosk';

const waitingName = 'kiosk-punches';
const refusedName = 'kiosk-refused';

/** A punch that the server did not take, as it is told to whoever looks at the tablet. */
export type RefusedPunch = KioskPunchInput;

/** Returns the punches that wait on this tablet, in their order. */
export function queuedPunches(): KioskPunchInput[] {
  return punchesOf(waitingName);
}

/** Keeps the punches that wait. */
export function keepPunches(punches: readonly KioskPunchInput[]): void {
  keepList(waitingName, punches.map(lineOf));
}

/** Returns the punches that were refused after they had waited, and that nobody has looked at. */
export function refusedPunches(): RefusedPunch[] {
  return punchesOf(refusedName);
}

/** Keeps the punches that were refused. */
export function keepRefused(punches: readonly RefusedPunch[]): void {
  keepList(refusedName, punches.map(lineOf));
}

function punchesOf(name: string): KioskPunchInput[] {
  return keptList(name).flatMap((line) => {
    const [kind, at, id, ...code] = line.split(' ');
    return kind && at && id && code.length > 0
      ? [{ kind: kind as KioskPunchInput['kind'], at, id, code: code.join(' ') }]
      : [];
  });
}

function lineOf({ at, code, id, kind }: KioskPunchInput): string {
  return `${kind} ${at} ${id} ${code}`;
}
