import { formatDate, formatEraYear, formatWeekday, tokyoDate, useTranslation } from '@haisha/i18n';
import { ageOn } from '@haisha/rules/age';
import { daysBetween } from '@haisha/rules/calendar';
import { Box, Flex, Text } from '@haisha/ui';

/** What a day is to a record: of a birth the age is told, of an end how many days are left. */
export type DayKind = 'birth' | 'expiry';

export type DateReadingProps = { day: string; kind?: DayKind | undefined; isTyping: boolean };

const soonDays = 30;

/** What a typed day means: the day itself while it stands there in another form, its weekday and its era. */
export function DateReading({ day, kind, isTyping }: DateReadingProps) {
  const { t } = useTranslation('ui');
  const today = tokyoDate();
  const parts = [t('date.weekday', { weekday: formatWeekday(day) }), formatEraYear(day)];
  if (kind === 'birth' && day <= today) parts.push(t('date.age', { count: ageOn(day, today) }));
  return (
    <Flex wrap="wrap" columnGap="2" fontVariantNumeric="tabular-nums">
      {isTyping && (
        <Text as="span" color="fg">
          {formatDate(day)}
        </Text>
      )}
      {kind === 'expiry' && <DaysLeft count={daysBetween(today, day)} />}
      <span>{parts.join(t('date.separator'))}</span>
    </Flex>
  );
}

function DaysLeft({ count }: { count: number }) {
  const { t } = useTranslation('ui');
  const tone = count < 0 ? 'red' : count <= soonDays ? 'orange' : undefined;
  return (
    <Flex as="span" align="center" gap="1.5" color={tone && `${tone}.fg`}>
      {tone && <Box as="span" boxSize="1.5" rounded="full" bg={`${tone}.dot`} flexShrink="0" />}
      {count === 0 ? t('due.today') : t(count < 0 ? 'due.passed' : 'due.left', { count: Math.abs(count) })}
    </Flex>
  );
}
