import { useTranslation } from '@haisha/i18n';
import { RadioChoice } from '@haisha/records/list/radio-choice';
import { Button, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { Import, ImportListItem } from '@haisha/validation/import';
import type { ImportDecision, ImportRule, ImportVerdict } from '@haisha/validation/import-choices';
import { useState } from 'react';
import { useDecisionWords } from './decision-words.ts';
import { useDecisions } from './use-decisions.ts';

export type DecideKindDialogProps = {
  given: Import;
  verdict: ImportVerdict;
  onCounts: (told: ImportListItem) => void;
  onClose: () => void;
};

const rulesOf: Partial<Record<ImportVerdict, readonly ImportRule[]>> = {
  error: ['errors'],
  duplicate: ['records', 'rows'],
  warning: ['warnings'],
  update: ['updates'],
};

const decisionsOf: Record<ImportRule, readonly ImportDecision[]> = {
  errors: ['skip'],
  warnings: ['accept', 'skip'],
  updates: ['overwrite', 'merge', 'skip'],
  records: ['overwrite', 'merge', 'skip', 'registerAsNew'],
  rows: ['overwrite', 'skip', 'registerAsNew'],
};

const keeps = ['first', 'last'] as const;

/** One decision for all rows of a kind about which nothing is decided yet. */
export function DecideKindDialog({ given, verdict, onCounts, onClose }: DecideKindDialogProps) {
  const { t } = useTranslation('import');
  const rules = rulesOf[verdict] ?? [];
  const [of, setOf] = useState<ImportRule>(rules[0] ?? 'errors');
  const [decision, setDecision] = useState<ImportDecision>(verdict === 'warning' ? 'accept' : 'skip');
  const [keep, setKeep] = useState<(typeof keeps)[number]>('last');
  const words = useDecisionWords(of === 'rows');
  const { decide, isPending } = useDecisions(given.id, onCounts);
  // Of rows for the same record one is written; where all are left out there is none to keep.
  const asksToKeep = of === 'rows' && decision !== 'skip';

  function confirm(): void {
    decide({ decision, rule: { of, keep } }).then(onClose, () => undefined);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isPending}
      title={t('rule.title')}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isPending} loadingText={t('rule.confirm')} onClick={confirm}>
            {t('rule.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text>{t('rule.text')}</Text>
        {rules.length > 1 && (
          <RadioChoice
            label={t('rule.of')}
            value={of}
            onChange={setOf}
            options={rules.map((value) => ({ value, label: t(`rule.${value}`) }))}
          />
        )}
        <RadioChoice
          label={t('rule.decision')}
          value={decision}
          onChange={setDecision}
          options={decisionsOf[of].map((value) => ({ value, label: words.long(value) }))}
        />
        {asksToKeep && (
          <RadioChoice
            label={t('rule.keep')}
            value={keep}
            onChange={setKeep}
            options={keeps.map((value) => ({ value, label: t(`rule.${value}`) }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
