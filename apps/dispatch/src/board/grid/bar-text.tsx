import { useTranslation } from '@haisha/i18n';
import type { Lateness } from '@haisha/rules/runs/late-run';
import type { BarState, Worst } from '../day/run-facts.ts';
import type { BarParts } from '../geometry/bar-parts.ts';
import type { Sign } from './sign-look.ts';
import type { RowWords } from './use-row-words.ts';

export type BarTextProps = {
  parts: BarParts;
  state: BarState;
  worst: Worst;
  late?: Lateness['tone'] | undefined;
  isOneLine: boolean;
};

/** The signs of states; those of what was found have its level. */
const tones: Readonly<Record<BarState, Sign | undefined>> = {
  planned: undefined,
  requested: 'asked',
  confirmed: 'set',
  departed: 'going',
  returned: 'done',
};

/** What a bar says: course and places above, times and the rest below; in one line where rows are low. */
export function BarText(props: BarTextProps) {
  const { t } = useTranslation('board');
  return barLines({ ...props, zoneOf: (zone) => t(`zoneLetter.${zone}`) });
}

/** Draws the same with words that are known: as few elements as there can be, since hundreds of bars are drawn at once. */
export function barLines({ parts, state, worst, late, isOneLine, zoneOf }: BarTextProps & Pick<RowWords, 'zoneOf'>) {
  const { code, from, to } = parts;
  const sign: Sign | undefined = parts.hasSign ? (signOf(worst, late) ?? tones[state]) : undefined;
  const times = parts.start === null ? null : `${parts.start}${parts.end ?? ''}`;
  const lateness = parts.late !== null && <span data-late={late}>{parts.late}</span>;
  const isCodeAlone = from === null && (!isOneLine || times === null);
  const upper = isCodeAlone ? (
    <div aria-hidden="true" data-sign={sign} data-bold="">
      {code}
    </div>
  ) : (
    <div aria-hidden="true" data-sign={sign}>
      {code !== null && <b>{code}</b>}
      {from !== null && <span>{to === null ? from : `${from}→${to}`}</span>}
      {isOneLine && times !== null && <small>{times}</small>}
      {isOneLine && lateness}
    </div>
  );
  if (isOneLine) return upper;
  return (
    <>
      {upper}
      <div aria-hidden="true">
        {times}
        {lateness}
        {parts.otherDriver !== null && <span data-other="">{parts.otherDriver}</span>}
        {parts.load !== null && <span>{parts.load}</span>}
        {parts.zones.map((zone) => (
          <span key={zone} data-zone={zone}>
            {zoneOf(zone)}
          </span>
        ))}
        {parts.stops !== null && <span>{parts.stops}</span>}
        {parts.rowDriver !== null && <span>{parts.rowDriver}</span>}
      </div>
    </>
  );
}

/** What was found goes before that a run is late, unless that is worse. */
function signOf(worst: Worst, late: Lateness['tone'] | undefined): Sign | null {
  if (late === undefined || worst === 'red' || worst === late) return worst;
  return late === 'red' ? 'overdue' : 'late';
}
