import { useTranslation } from '@haisha/i18n';
import { useMutation } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { NumberField } from '@haisha/ui/fields';
import { type RetentionRule, retentionInputSchema } from '@haisha/validation/retention';
import { useMemo } from 'react';
import { changeRetention } from './retention-api.ts';
import { usePeriodText } from './use-period-text.ts';

export type RuleDialogProps = { rule: RetentionRule; onClose: () => void };

/** Sets for how long the records of a rule are kept. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation('retention');
  const periodText = usePeriodText();
  const { mutateAsync: change } = useMutation(changeRetention(rule.id));
  const schema = useMemo(() => retentionInputSchema(rule.leastMonths), [rule.leastMonths]);
  const rowForm = useRowForm({
    schema,
    row: rule,
    valuesOf: ({ keepMonths }) => ({ keepMonths }),
    initial: {},
    save: (input, base) => change({ ...input, version: (base ?? rule).version }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      permission="setting"
      form={rowForm}
      title={t('change.title', { name: t(`subject.${rule.subject}`) })}
      saveLabel={t('change.act')}
      labelOf={(name) => t(`field.${name}`)}
      textOf={(_name, value) => (typeof value === 'number' ? periodText(value) : '')}
      onClose={onClose}
    >
      <NumberField
        control={rowForm.form.control}
        name="keepMonths"
        label={t('field.keepMonths')}
        required
        unit={t('change.unit')}
        help={t('change.help', { least: rule.leastMonths })}
      />
    </FormDialog>
  );
}
