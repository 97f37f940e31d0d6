import { useTranslation } from '@haisha/i18n';
import { distanceOf } from '@haisha/rules/daily-report/report-figures';
import { SimpleGrid } from '@haisha/ui';
import type { DailyReport } from '@haisha/validation/daily-report';
import type { ReactNode } from 'react';
import { PauseRows, ReliefRows, UnusualRows } from './list-rows.tsx';
import { PartnerRows } from './partner-rows.tsx';
import { useReportEntry } from './report-context.ts';
import { FigureField, LinesField, TimeField, WordsField } from './report-field.tsx';
import { StopRows } from './stop-rows.tsx';

type SectionName = 'run' | 'partners' | 'stops' | 'pauses' | 'reliefs' | 'money' | 'unusual' | 'words';

/** All that a report says, in the order in which a run goes. */
export function ReportSections({ facts }: Pick<DailyReport, 'facts'>) {
  const { t } = useTranslation('dailyReport');
  const { content } = useReportEntry();
  const km = distanceOf(content);
  const readings = [
    ...(km !== null && km > 0 ? [t('form.distance', { km })] : []),
    ...(facts.plannedDistanceKm === null ? [] : [t('form.planned', { km: facts.plannedDistanceKm })]),
  ];
  const part = (name: SectionName, children: ReactNode) => (
    <section aria-label={t(`section.${name}`)}>
      <h2>{t(`section.${name}`)}</h2>
      {children}
    </section>
  );
  return (
    <>
      {part(
        'run',
        <>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" maxW="40rem">
            <FigureField path="odometerStartKm" />
            <FigureField path="odometerEndKm" reading={readings.join(t('separator'))} />
          </SimpleGrid>
          {content.partners.length === 0 && (
            <SimpleGrid columns={{ base: 2, md: 4 }} gap="3" pt="3" maxW="56rem">
              <TimeField path="startMinutes" />
              <WordsField path="startPlace" />
              <TimeField path="endMinutes" />
              <WordsField path="endPlace" />
            </SimpleGrid>
          )}
        </>,
      )}
      {content.partners.length > 0 && part('partners', <PartnerRows />)}
      {part('stops', <StopRows needsLoadState={facts.needsLoadState} />)}
      {part('pauses', <PauseRows />)}
      {(facts.hasTwoDrivers || content.reliefs.length > 0) && part('reliefs', <ReliefRows />)}
      {part(
        'money',
        <SimpleGrid columns={{ base: 1, sm: 2, md: 4 }} gap="3">
          <FigureField path="fuelLitres" places={2} />
          <FigureField path="tollYen" />
          <FigureField path="expenseYen" />
          <WordsField path="expenseText" />
        </SimpleGrid>,
      )}
      {part('unusual', <UnusualRows />)}
      {part(
        'words',
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
          <LinesField path="instruction" />
          <LinesField path="note" />
        </SimpleGrid>,
      )}
    </>
  );
}
