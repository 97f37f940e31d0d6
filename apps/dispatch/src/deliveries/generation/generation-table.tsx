import { formatDate, formatNumber, formatWeekday, useLocale, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, chakra, Icon } from '@haisha/ui';
import type { CourseDay, GenerationAnswer } from '@haisha/validation/delivery-generation';
import { SkippedCourses } from './skipped-courses.tsx';

export type GenerationTableProps = { answer: GenerationAnswer };

/** Courses by days: how many deliveries are new, how many are there already, and where something stands against them. */
export function GenerationTable({ answer: { days, courseDays } }: GenerationTableProps) {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const locale = useLocale();
  const courses = [...Map.groupBy(courseDays, ({ courseId }) => courseId).values()];
  const skipped = courseDays.filter(({ skip }) => skip !== null);
  const conflicts = courseDays.flatMap((courseDay) => courseDay.conflicts.map((conflict) => ({ courseDay, conflict })));
  if (courses.length === 0) return <p>{t('generation.nothing')}</p>;

  function courseName({ courseCode, courseName: name, courseNameEn }: CourseDay): string {
    return `${courseCode} ${localName(name, courseNameEn)}`;
  }

  return (
    <>
      <Box overflow="auto" maxH="22rem" borderWidth="1px" tabIndex={0} role="region" aria-label={t('generation.table')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('field.courseId')}</th>
              {days.map(({ day, holiday, holidayEn, companyHoliday, isFiveTenDay }) => {
                const isWorkday = companyHoliday?.effect === 'asWorkday';
                const off = companyHoliday?.name ?? localName(holiday, holidayEn);
                return (
                  <th key={day} scope="col" title={off ?? undefined} data-off={off && !isWorkday ? '' : undefined}>
                    {formatDate(day).slice(5)}
                    <small>
                      {off ?? `${formatWeekday(day, locale)}${isFiveTenDay ? ` ${t('generation.fiveTen')}` : ''}`}
                    </small>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {courses.map((ofCourse) => {
              const [first] = ofCourse;
              return (
                first && (
                  <tr key={first.courseId}>
                    <th scope="row">{courseName(first)}</th>
                    {days.map(({ day }) => (
                      <td key={day}>
                        <CourseDayCell of={ofCourse.find((one) => one.day === day)} />
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
          </tbody>
        </Table>
      </Box>
      {skipped.length > 0 && <SkippedCourses days={days} courseDays={skipped} />}
      {conflicts.length > 0 && (
        <Conflicts aria-label={t('generation.conflicts')}>
          {conflicts.map(({ courseDay, conflict }) => (
            <li key={`${courseDay.courseId} ${courseDay.day} ${conflict.position} ${conflict.code}`}>
              {formatDate(courseDay.day)} {courseName(courseDay)}
              {conflict.destinationName && ` ${localName(conflict.destinationName, conflict.destinationNameEn)}`}:{' '}
              {t(`conflict.${conflict.code}`)}
            </li>
          ))}
        </Conflicts>
      )}
    </>
  );
}

function CourseDayCell({ of }: { of: CourseDay | undefined }) {
  const { t } = useTranslation('delivery');
  if (!of) return null;
  const { newCount, existingCount, conflicts, skip } = of;
  if (skip !== null) return <span>{t(`generation.skip.${skip}`)}</span>;
  return (
    <>
      {newCount > 0 && <b>{formatNumber(newCount)}</b>}
      {existingCount > 0 && <span>{t('generation.existing', { count: existingCount })}</span>}
      {conflicts.length > 0 && (
        <span data-warning="">
          <Icon name="warning" size={14} label={t('generation.conflicts')} />
        </span>
      )}
    </>
  );
}

const Table = chakra('table', {
  base: {
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& th, & td': { px: '2', py: '1', borderBottomWidth: '1px', textAlign: 'center', minW: '12' },
    '& th': { fontWeight: 'normal', color: 'fg.subtle', bg: 'bg.panel' },
    '& thead th': { position: 'sticky', top: '0', zIndex: '1' },
    '& tr > th:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      textAlign: 'start',
      color: 'fg',
      zIndex: '2',
    },
    '& small': { display: 'block', maxW: '5rem', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-off]': { color: 'fg.error' },
    '& td > span': { color: 'fg.muted', ms: '1' },
  },
});

const Conflicts = chakra('ul', {
  base: { mt: '3', maxH: '10rem', overflowY: 'auto', textStyle: 'xs', color: 'fg.warning', listStyle: 'none' },
});
