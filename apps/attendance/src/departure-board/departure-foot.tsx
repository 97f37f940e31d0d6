import { useTranslation } from '@haisha/i18n';
import { chakra, Kbd } from '@haisha/ui';
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
    <Foot>
      {keys.map(
        ([key, name, isShown]) =>
          isShown && (
            <span key={name}>
              <Kbd>{key}</Kbd> {t(`keys.${name}`)}
            </span>
          ),
      )}
    </Foot>
  );
}

const Foot = chakra('footer', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '28px',
    flexShrink: '0',
    h: '29px',
    px: '4',
    overflow: 'hidden',
    borderTopWidth: '1px',
    bg: 'bg.panel',
    textStyle: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& > span': { lineHeight: '28px' },
  },
});
