import { useTranslation } from '@haisha/i18n';
import { chakra, Icon } from '@haisha/ui';
import type { ImportStatus } from '@haisha/validation/import-choices';

const steps = ['file', 'columns', 'review', 'result'] as const;

const at: Record<ImportStatus, number> = {
  prepared: 1,
  judging: 2,
  judged: 2,
  applying: 3,
  applied: 3,
  undoing: 3,
  undone: 3,
  discarded: 0,
};

/** The four steps of an import, and where this one is. */
export function StepLine({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('import');
  const current = at[status];
  return (
    <Line aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-past={index < current ? '' : undefined}
        >
          <b aria-hidden="true">{index < current ? <Icon name="check" size={12} /> : index + 1}</b>
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </Line>
  );
}

const Line = chakra('ol', {
  base: {
    display: 'flex',
    listStyle: 'none',
    flexWrap: 'wrap',
    columnGap: { base: '3', md: '5' },
    rowGap: '2',
    textStyle: 'xs',
    color: 'fg.subtle',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& b': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '5',
      rounded: 'full',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-past] b': { color: 'primary.fg' },
    '& [aria-current]': { color: 'fg', fontWeight: 'bold' },
    '& [aria-current] b': { bg: 'primary.subtle', color: 'primary.fg', borderColor: 'primary.fg' },
    // Where there is no room, only the present step has its name.
    '& li:not([aria-current]) > span': { display: { base: 'none', sm: 'inline' } },
  },
});
