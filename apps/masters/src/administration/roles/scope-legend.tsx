import { useTranslation } from '@haisha/i18n';
import { scopes } from '@haisha/rules/scopes';
import { chakra } from '@haisha/ui';
import { scopeStyles } from './scope-styles.ts';

const inOrder = [...scopes.toReversed(), 'none'] as const;

/** What the words in the matrix mean. */
export function ScopeLegend() {
  const { t } = useTranslation('permission');
  return (
    <List aria-label={t('legend')}>
      {inOrder.map((scope) => (
        <li key={scope}>
          <span data-scope={scope}>{t(`scope.${scope}`)}</span> <span>{t(`scopeHelp.${scope}`)}</span>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    // In columns, so that the words stand under each other.
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
    columnGap: '5',
    rowGap: '1.5',
    listStyleType: 'none',
    textStyle: 'sm',
    color: 'fg.muted',
    '& li': { display: 'flex', gap: '1.5', alignItems: 'baseline' },
    '& [data-scope]': { flexShrink: '0' },
    ...scopeStyles,
  },
});
