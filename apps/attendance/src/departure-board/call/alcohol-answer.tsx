import { useTranslation } from '@haisha/i18n';
import { Checkbox, Field, Flex, Input, Text } from '@haisha/ui';
import { isComposing } from '@haisha/ui/keys';
import type { FieldError } from '@haisha/validation/rule';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { alcoholOf, type CallDraft, isReading } from './call-draft.ts';

export type AlcoholAnswerProps = {
  draft: CallDraft;
  fault: FieldError | undefined;
  /** It is the question that waits for its answer. */
  isAsked: boolean;
  onChange: (next: Partial<CallDraft>) => void;
  onNext: () => void;
};

/** What the detector shows, as somebody reads and types it; no key answers it by itself. */
export function AlcoholAnswer({ draft, fault, isAsked, onChange, onNext }: AlcoholAnswerProps) {
  const { t } = useTranslation('rollCall');
  const field = useRef<HTMLInputElement>(null);
  const value = isReading(draft.alcohol) ? alcoholOf(draft) : null;
  const isWrong = fault !== undefined || (draft.alcohol.trim() !== '' && !isReading(draft.alcohol));

  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  function onKeyDown(event: KeyboardEvent): void {
    const isOn = event.key === 'Enter' || event.key === ' ';
    if (!isOn || event.ctrlKey || event.metaKey || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // The key only leaves the field: what follows is answered by the next one.
    if (isReading(draft.alcohol)) onNext();
  }

  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Field.Root w="auto" invalid={isWrong}>
        <Input
          ref={field}
          aria-label={t('field.alcohol')}
          w="6.5rem"
          h="40px"
          fontSize="26px"
          fontWeight="bold"
          inputMode="decimal"
          autoComplete="off"
          placeholder="–.––"
          disabled={!draft.usedDetector}
          value={draft.alcohol}
          onChange={(event) => onChange({ alcohol: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </Field.Root>
      <Text color="fg.muted">{t('detector.unit')}</Text>
      <Text ms="auto" fontWeight="bold" color={(value ?? 0) > 0 ? 'fg.error' : 'fg.success'}>
        {value !== null && t(value > 0 ? 'detector.found' : 'detector.clear')}
      </Text>
      <Checkbox
        checked={draft.usedDetector}
        onCheckedChange={(usedDetector) => onChange({ usedDetector, alcohol: '' })}
      >
        {t('detector.used')}
      </Checkbox>
    </Flex>
  );
}
