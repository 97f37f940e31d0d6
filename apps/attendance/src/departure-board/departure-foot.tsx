import { useTranslation } from '@haisha/i18n';
import { Kbd } from '@haisha/ui';
import { KeyFoot } from '../fields/key-foot.ts';
import type { DepartureActs } from './departure-acts.ts';

export type DepartureFootProps = { acts: DepartureActs; mayReadTimes: boolean };

/** The keys that act on the current row; those without room are left out whole, and `?` lists them all. */
export function DepartureFoot({ acts, mayReadTimes }: DepartureFootProps) {
  const { t } = useTranslation('departureBoard');
  const keys = [
    ['↑↓', 'choose', true],
    ['R', 'call', acts.onCall !== undefined],
    ['P', 'times', mayReadTimes],
    ['T', 'phone', true],
    ['S', 'swap', true],
    ['X', 'absent', acts.onAbsent !== undefined],
    ['M', 'note', acts.onNote !== undefined],
    ['A', 'acknowledge', acts.onAcknowledge !== undefined],
    ['1–6', 'counts', true],
    ['F', 'screen', true],
    ['?', 'sheet', true],
  ] as const;
  return (
    <KeyFoot>
      {keys.map(
        ([key, name, isShown]) =>
          isShown && (
            <span key={name}>
              <Kbd>{key}</Kbd> {t(`keys.${name}`)}
            </span>
          ),
      )}
    </KeyFoot>
  );
}
