import { useTranslation } from '@haisha/i18n';
import { courseDuty } from '@haisha/rules/course-duty';
import { Flex, Icon, Text } from '@haisha/ui';
import { useWatch } from 'react-hook-form';
import type { CourseControl } from './course-values.ts';
import { useCourseText } from './use-course-text.ts';

const colours = { usual: 'fg.success', long: 'fg.warning', tooLong: 'fg.error' } as const;
const icons = { usual: 'success', long: 'warning', tooLong: 'error' } as const;

/** The planned 拘束時間 of the times as they are entered, set against what is allowed. */
export function CourseDuty({ control }: { control: CourseControl }) {
  const { t } = useTranslation('course');
  const textOf = useCourseText();
  const [reportMinutes, endMinutes, crew] = useWatch({ control, name: ['reportMinutes', 'endMinutes', 'crew'] });
  const isKnown = typeof reportMinutes === 'number' && typeof endMinutes === 'number';
  const duty = isKnown ? courseDuty({ reportMinutes, endMinutes, crew: Number(crew) }) : null;
  return (
    <Flex role="status" minH="6" gap="3" align="center" wrap="wrap">
      {duty === null ? (
        <Text color="fg.muted">{t('duty.unknown')}</Text>
      ) : (
        <>
          <Text color="fg.muted">
            {t('duty.label')}{' '}
            <Text as="span" color="fg" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {textOf('dutyMinutes', duty.minutes)}
            </Text>
          </Text>
          <Flex gap="1.5" align="center" color={colours[duty.level]}>
            <Icon name={icons[duty.level]} size={16} />
            {t(`duty.${duty.level}`)}
          </Flex>
        </>
      )}
    </Flex>
  );
}
