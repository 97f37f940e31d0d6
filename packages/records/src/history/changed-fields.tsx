import { useLocale, useTranslation } from '@haisha/i18n';
import { chakra, Icon, VisuallyHidden } from '@haisha/ui';
import type { RecordChange } from '@haisha/validation/record-change';
import type { ReactNode } from 'react';

export type ChangedFieldsProps = {
  fields: RecordChange['fields'];
  /** Name of a field, and its value, as people read them. */
  labelOf: (path: string) => string;
  textOf: (path: string, value: unknown) => ReactNode;
  /** Of a record that was added: there is no before. */
  isNew?: boolean;
};

/** Fields before and after, in the words of the form. */
export function ChangedFields({ fields, labelOf, textOf, isNew = false }: ChangedFieldsProps) {
  const { t } = useTranslation('history');
  const isEnglish = useLocale() === 'en';
  const inLanguage = fields.map(({ path, before, after, beforeEn = before, afterEn = after }) =>
    isEnglish ? { path, before: beforeEn, after: afterEn } : { path, before, after },
  );
  const shown = (path: string, value: unknown) => textOf(path, value) || t('change.empty');
  return (
    <List>
      {inLanguage.map(({ path, before, after }) => {
        const [was, is] = [shown(path, before), shown(path, after)];
        return (
          <div key={path}>
            <dt>{labelOf(path)}</dt>
            <dd data-beside={(!isNew && [was, is].some(hasLines)) || undefined}>
              {!isNew && (
                <>
                  <VisuallyHidden>{t('change.before')}</VisuallyHidden>
                  <Before>{was}</Before> <Icon name="arrowRight" size={16} />{' '}
                  <VisuallyHidden>{t('change.after')}</VisuallyHidden>
                </>
              )}
              <After>{is}</After>
            </dd>
          </div>
        );
      })}
    </List>
  );
}

const hasLines = (text: ReactNode) => typeof text === 'string' && text.includes('\n');

const List = chakra('dl', {
  base: {
    mt: '2',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
      columnGap: '4',
      py: '1.5',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' },
    '& dd[data-beside]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      '& svg': { alignSelf: 'center' },
    },
    '& svg': { display: 'inline', verticalAlign: '-0.15em', mx: '1', color: 'fg.muted' },
  },
});
const Before = chakra('span', { base: { color: 'fg.muted' } });
const After = chakra('span', { base: { fontWeight: 'medium' } });
