import { formatNumber, useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { DriverNearLimits } from '@haisha/validation/near-limits';
import { isNear } from './is-near.ts';
import { type Dot, spreadOf } from './spread-of.ts';

/** One dot a driver, by the duty of the month, against the usual limit and that of an agreement; the sentence says it in words. */
export function DutySpread({ drivers }: { drivers: readonly DriverNearLimits[] }) {
  const { t } = useTranslation('homeOutlook');
  const { agreed, dots, from, limit, rows, ticks, until } = spreadOf(drivers);
  const placeOf = (hours: number) => `${((hours - from) / (until - from)) * 100}%`;
  const duties = drivers.map(({ dutyMinutes }) => Math.floor(dutyMinutes / 60));
  const said = {
    least: formatNumber(Math.min(...duties)),
    most: formatNumber(Math.max(...duties)),
    count: drivers.filter(isNear).length,
  };
  const limits = agreed === null ? '' : t('limits.spreadAgreed', { usual: limit, most: agreed });
  return (
    <Frame role="img" aria-label={`${t('limits.spread', said)} ${limits}`.trim()} data-agreed={agreed}>
      <Plot>
        {dots.map(({ column, id, level, row }: Dot) => (
          <i key={id} data-level={level} style={{ left: placeOf(column), bottom: `${(row / rows) * 100}%` }} />
        ))}
        <b style={{ left: placeOf(limit) }} />
        {agreed !== null && <b style={{ left: placeOf(agreed) }} />}
      </Plot>
      {ticks.map((hours) => (
        <span key={hours} style={{ left: placeOf(hours) }}>
          {t('limits.hours', { hours: formatNumber(hours) })}
        </span>
      ))}
      <strong style={{ left: placeOf(limit) }}>
        {t(agreed === null ? 'limits.limit' : 'limits.usual', { hours: formatNumber(limit) })}
      </strong>
      {agreed !== null && (
        <em style={{ right: `calc(100% - ${placeOf(agreed)})` }}>
          {t('limits.most', { hours: formatNumber(agreed) })}
        </em>
      )}
    </Frame>
  );
}

const Plot = chakra('div', {
  base: {
    position: 'relative',
    h: '4.5rem',
    borderBottomWidth: '1px',
    '& i': {
      position: 'absolute',
      boxSize: '7px',
      mb: '2px',
      ms: '-3.5px',
      rounded: 'full',
      bg: 'fg.subtle',
      forcedColorAdjust: 'none',
    },
    '& [data-level=amber]': { bg: 'orange.dot' },
    '& [data-level=red]': { bg: 'red.dot' },
    '& b': { position: 'absolute', insetBlock: '0', borderInlineStartWidth: '1px', borderColor: 'fg.muted' },
  },
});

const Frame = chakra('div', {
  base: {
    position: 'relative',
    mx: '6',
    mt: '2',
    mb: '7',
    textStyle: '2xs',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums',
    '& > span, & > strong': {
      position: 'absolute',
      top: 'calc(100% + 2px)',
      transform: 'translateX(-50%)',
      whiteSpace: 'nowrap',
    },
    // On a phone they would lie on each other.
    mdDown: { '& > span:nth-of-type(even)': { display: 'none' } },
    '& > strong': { color: 'fg', fontWeight: 'normal' },
    // Both limits may lie closer than their labels are long.
    '&[data-agreed]': { mt: '6' },
    '& > em': { position: 'absolute', bottom: '100%', color: 'fg', fontStyle: 'normal', whiteSpace: 'nowrap' },
  },
});
