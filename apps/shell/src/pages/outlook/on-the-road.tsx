import { useTranslation } from '@haisha/i18n';
import { http, queryOptions, useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { chakra, Skeleton, Text } from '@haisha/ui';
import type { OnTheRoad as Counts } from '@haisha/validation/on-the-road';
import { useState } from 'react';
import { Section } from '../../layout/section.tsx';
import { RoadChart } from './road-chart.tsx';
import { RoadTable } from './road-table.tsx';

const askAgainMs = 300_000;

const onTheRoadQuery = queryOptions({
  queryKey: ['/home/on-the-road'],
  queryFn: ({ signal }) => http().get<Counts>('/home/on-the-road', { signal }),
  refetchInterval: askAgainMs,
  meta: { entity: 'allocation', shows: [] },
});

/** How many vehicles are on the road over the day, planned and in fact: a sentence, a chart, and a table behind it. */
export function OnTheRoad() {
  const { t } = useTranslation('homeOutlook');
  const { data, error, refetch } = useQuery(onTheRoadQuery);
  const [isTable, setIsTable] = useState(false);
  useLive('allocation');
  return (
    <Section
      title={t('road.title')}
      note={t('road.hours')}
      aside={
        <Legend>
          <span data-actual="">{t('road.actual')}</span>
          <span data-planned="">{t('road.planned')}</span>
          <button type="button" onClick={() => setIsTable(!isTable)}>
            {t(isTable ? 'road.chart' : 'road.table')}
          </button>
        </Legend>
      }
    >
      {data ? (
        <>
          <Text textStyle="sm" minH="5">
            <Now {...data.now} />
          </Text>
          {isTable ? <RoadTable counts={data} /> : <RoadChart counts={data} />}
        </>
      ) : error ? (
        <ProblemState error={error} onRetry={refetch} />
      ) : (
        <Skeleton h="10rem" />
      )}
    </Section>
  );
}

function Now({ actual, minutes, planned }: Counts['now']) {
  const { t } = useTranslation('homeOutlook');
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const way = actual === planned ? 'even' : actual < planned ? 'less' : 'more';
  return t(`road.${way}`, { time, actual, count: Math.abs(actual - planned) });
}

const Legend = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    '& > [data-actual], & > [data-planned]': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& > [data-actual]::before, & > [data-planned]::before': { content: '""', w: '4', borderTopWidth: '2px' },
    '& > [data-actual]::before': { borderColor: 'primary.fg' },
    '& > [data-planned]::before': { borderColor: 'fg.subtle', borderTopStyle: 'dashed', borderTopWidth: '1px' },
    '& > button': { color: 'primary.fg', minH: 'control', _hover: { textDecoration: 'underline' } },
  },
});
