import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { accepted, fileFailure } from '@haisha/records/files/accepted-files';
import { Button, Flex, Icon, Text } from '@haisha/ui';
import type { RuleFailure } from '@haisha/validation/rule';
import { useRef, useState } from 'react';

export type EvidenceChoiceProps = { file: File | null; onFile: (file: File | null) => void };

/** A photo or PDF that shows why punches are changed; it is sent once the change is stored. */
export function EvidenceChoice({ file, onFile }: EvidenceChoiceProps) {
  const { t } = useTranslation('timeChange');
  const ruleText = useRuleText();
  const chooser = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<RuleFailure | null>(null);

  function take(chosen: File | undefined): void {
    if (!chosen) return;
    const failure = fileFailure(chosen);
    setRefusal(failure);
    onFile(failure ? null : chosen);
  }

  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => chooser.current?.click()}>
        <Icon name="upload" size={14} />
        {t('evidence.choose')}
      </Button>
      {file && (
        <>
          <span>{file.name}</span>
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => onFile(null)}>
            {t('evidence.drop')}
          </Button>
        </>
      )}
      {refusal !== null && (
        <Text role="alert" color="fg.error">
          {ruleText(refusal, t('evidence.field'))}
        </Text>
      )}
      <input
        ref={chooser}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('evidence.choose')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Flex>
  );
}
