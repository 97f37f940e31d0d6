import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';

const keys = ['edit', 'proposal', 'proposals', 'next', 'nextFault', 'discard', 'empty'] as const;

/** The keys that work in the cells. */
export function KeyList() {
  const { t } = useTranslation('import');
  return (
    <Keys aria-label={t('keys.title')}>
      {keys.map((key) => (
        <div key={key}>
          <dt>{t(`keys.${key}.key`)}</dt>
          <dd>{t(`keys.${key}.does`)}</dd>
        </div>
      ))}
    </Keys>
  );
}

const Keys = chakra('dl', {
  base: {
    mt: '4',
    pt: '3',
    borderTopWidth: '1px',
    textStyle: 'xs',
    color: 'fg.muted',
    display: 'grid',
    gap: '1',
    hideBelow: 'lg',
    '& > div': { display: 'flex', gap: '2' },
    '& dt': { w: '8.5rem', flexShrink: '0' },
  },
});
