import { useRuleText } from '@haisha/i18n/use-rule-text';
import { Box, Flex, Text } from '@haisha/ui';
import { DayInput, FieldNotes, isDay } from '@haisha/ui/fields';
import { useId, useState } from 'react';

export type FilterDayProps = {
  label: string;
  /** YYYY-MM-DD. */
  value: string | undefined;
  /** It does not fit with another filter; the page says why. */
  invalid?: boolean;
  onChange: (value: string | undefined) => void;
};

/** A filter of a list by a day, typed as in forms; what is no day is said and stays in the field. */
export function FilterDay({ label, value = '', invalid = false, onChange }: FilterDayProps) {
  const ruleText = useRuleText();
  const id = useId();
  const [typed, setTyped] = useState<unknown>();
  const [isJudged, setJudged] = useState(false);
  const error = isJudged ? ruleText({ code: 'date.unreadable' }, label) : undefined;

  function commit(entered: unknown): void {
    const isRead = entered === null || isDay(entered);
    setJudged(!isRead);
    if (!isRead) return;
    setTyped(undefined);
    if ((entered ?? '') !== value) onChange(entered ?? undefined);
  }

  return (
    <Box>
      <Flex align="center" gap="2">
        <Text as="label" {...{ htmlFor: id }} textStyle="sm" whiteSpace="nowrap" minW={{ base: '3.5rem', md: '0' }}>
          {label}
        </Text>
        <DayInput
          id={id}
          label={label}
          aria-invalid={isJudged || invalid || undefined}
          aria-describedby={isJudged ? `${id}-error` : undefined}
          field={{
            name: id,
            ref: () => undefined,
            value: typed === undefined ? value || null : typed,
            type: setTyped,
            leave: () => typed !== undefined && commit(typed),
            commit,
          }}
          onKeyDown={({ key, nativeEvent }) =>
            key === 'Enter' && !nativeEvent.isComposing && typed !== undefined && commit(typed)
          }
        />
      </Flex>
      <FieldNotes id={id} error={error} />
    </Box>
  );
}
