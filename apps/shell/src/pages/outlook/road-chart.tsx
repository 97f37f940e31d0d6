import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import { type OnTheRoad, roadStepMinutes } from '@haisha/validation/on-the-road';

const dayMinutes = 24 * 60;
const hours = [0, 3, 6, 9, 12, 15, 18, 21] as const;
/** The least height of the chart, in vehicles: two of them are no mountain. */
const leastTop = 4;

/** The counts over the day as steps: what was planned, what is, and where the day is. The sentence and the table say it in words. */
export function RoadChart({ counts: { actual, now, planned } }: { counts: OnTheRoad }) {
  const { t } = useTranslation('homeOutlook');
  const top = Math.max(leastTop, Math.ceil(Math.max(...planned, ...actual) / 2) * 2);
  const ofNow = stepsOf(actual, top, now.minutes);
  return (
    <Frame aria-hidden="true">
      {[0, top / 2, top].map((count) => (
        <span key={count} data-count="" style={{ bottom: `${(count / top) * 100}%` }}>
          {count}
        </span>
      ))}
      <svg aria-hidden="true" viewBox={`0 0 ${dayMinutes} ${top}`} preserveAspectRatio="none">
        <path data-area="" d={`${ofNow}V${top}H0Z`} />
        <path data-planned="" d={stepsOf(planned, top, dayMinutes)} />
        <path data-actual="" d={ofNow} />
        <path data-now="" d={`M${now.minutes} 0V${top}`} />
      </svg>
      {hours.map((hour) => (
        <span key={hour} data-hour="" style={{ left: `${((hour * 60) / dayMinutes) * 100}%` }}>
          {t('road.clock', { hour })}
        </span>
      ))}
    </Frame>
  );
}

/** A line that goes on level from step to step, until a minute of the day. */
function stepsOf(counts: readonly number[], top: number, until: number): string {
  return counts
    .map((count, step) => {
      const [from, to] = [step * roadStepMinutes, Math.min((step + 1) * roadStepMinutes, until)];
      return `${step === 0 ? 'M' : 'L'}${from} ${top - count}H${to}`;
    })
    .join('');
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    h: '7rem',
    mt: '2',
    mb: '5',
    ms: '6',
    borderYWidth: '1px',
    borderColor: 'border.muted',
    textStyle: '2xs',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums',
    '& > svg': { position: 'absolute', inset: '0', w: 'full', h: 'full', overflow: 'visible' },
    '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
    '& [data-area]': { fill: 'primary.subtle' },
    '& [data-planned]': { stroke: 'fg.subtle', strokeDasharray: '3 3' },
    '& [data-actual]': { stroke: 'primary.fg', strokeWidth: '1.75' },
    '& [data-now]': { stroke: 'red.dot' },
    '& [data-count]': {
      position: 'absolute',
      insetStart: '-6',
      w: '4',
      textAlign: 'end',
      transform: 'translateY(50%)',
    },
    '& [data-hour]': { position: 'absolute', top: 'calc(100% + 2px)' },
    '@media (forced-colors: active)': { '& path': { stroke: 'CanvasText' }, '& [data-area]': { stroke: 'none' } },
  },
});
