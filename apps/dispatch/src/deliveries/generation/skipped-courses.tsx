import { formatDate, useJoined, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, chakra, Heading } from '@haisha/ui';
import type { CourseDay, GenerationAnswer } from '@haisha/validation/delivery-generation';
import { useId } from 'react';

export type SkippedCoursesProps = { days: GenerationAnswer['days']; courseDays: readonly CourseDay[] };

const mostNamed = 3;

/** Day by day: which courses do not run although it is their weekday, and why. */
export function SkippedCourses({ days, courseDays }: SkippedCoursesProps) {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const joined = useJoined();
  const id = useId();

  function reasonOf({ holiday, holidayEn, companyHoliday }: GenerationAnswer['days'][number], skip: string): string {
    const name = skip === 'closedOwner' ? null : (companyHoliday?.name ?? localName(holiday, holidayEn));
    return name === null ? t(`generation.skip.${skip}`) : `${name} (${t(`generation.skip.${skip}`)})`;
  }

  const lines = days.flatMap((on) => {
    const ofDay = courseDays.filter(({ day }) => day === on.day);
    return [...Map.groupBy(ofDay, ({ skip }) => skip ?? '')].map(([skip, those]) => ({
      key: `${on.day} ${skip}`,
      text: `${formatDate(on.day, { weekday: true })} ${reasonOf(on, skip)}`,
      courses: joined(those.slice(0, mostNamed).map(({ courseCode }) => courseCode)),
      count: those.length,
    }));
  });
  return (
    <Box as="section" mt="3" aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="xs" fontWeight="bold">
        {t('generation.skipped')}
      </Heading>
      <Lines>
        {lines.map(({ key, text, courses, count }) => (
          <li key={key}>
            {text}: {t('generation.skippedOn', { count })} <span>{count > mostNamed ? `${courses} …` : courses}</span>
          </li>
        ))}
      </Lines>
    </Box>
  );
}

const Lines = chakra('ul', {
  base: {
    maxH: '8rem',
    overflowY: 'auto',
    textStyle: 'xs',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& span': { color: 'fg.muted' },
  },
});
