import { useTranslation } from '@haisha/i18n';
import { Flex, NativeSelect } from '@haisha/ui';
import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { chosenReasons } from '@haisha/validation/punch-choices';
import { useId, useState } from 'react';

/** その他 wants a text, which only the dialog asks for. */
const lineReasons = chosenReasons.filter((reason) => reason !== 'other');
export type LineReason = (typeof lineReasons)[number];

const name = 'time-record-reason';

/** Why the office enters punches: chosen once for all lines, and kept on this device. */
export function useLineReason(): [LineReason, (reason: LineReason) => void] {
  const [reason, setReason] = useState<LineReason>(() => keptChoice(name, lineReasons) ?? 'forgotten');
  return [
    reason,
    (chosen) => {
      keepChoice(name, chosen);
      setReason(chosen);
    },
  ];
}

export type ReasonChoiceProps = { value: LineReason; onChange: (reason: LineReason) => void };

/** The reason of the lines that are typed. */
export function ReasonChoice({ onChange, value }: ReasonChoiceProps) {
  const { t } = useTranslation('timeRecord');
  const id = useId();
  return (
    <Flex align="center" gap="2" flexShrink="0">
      <label htmlFor={id}>{t('entry.reason')}</label>
      <NativeSelect.Root w="auto">
        <NativeSelect.Field
          id={id}
          value={value}
          css={{ fieldSizing: 'content' }}
          onChange={(event) => {
            const chosen = lineReasons.find((one) => one === event.target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {lineReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reason.${reason}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
