import { useJoined, useTranslation } from '@haisha/i18n';
import { Button, EmptyState, HStack } from '@haisha/ui';
import type { FilterChip } from '@haisha/ui/filters';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './use-list-query.ts';

export type NothingFoundProps = {
  list: {
    query: Pick<ListState<ListDefinition>['query'], 'q'>;
    change: (to: { q: string }) => void;
    clear: () => void;
  };
  chips: readonly FilterChip[];
  /** What the records are called: `車両`. */
  title: string;
};

/** Says what was searched and in which rows, and takes either away. */
export function NothingFound({ list, chips, title }: NothingFoundProps) {
  const { t } = useTranslation('record');
  const joined = useJoined();
  const { q } = list.query;
  const removable = chips.filter(({ onRemove }) => onRemove !== undefined);
  const within = chips.map(({ name, values }) => `${name}: ${joined(values)}`);
  return (
    <EmptyState
      title={q === '' ? t('list.nothingFound') : t('list.nothingNamed', { q, title })}
      actions={
        <HStack gap="2" wrap="wrap">
          {removable.map(({ id, name, onRemove }) => (
            <Button key={id} variant="outline" colorPalette="gray" onClick={onRemove}>
              {t('list.dropFilter', { name })}
            </Button>
          ))}
          {q !== '' && (
            <Button
              variant={removable.length > 0 ? 'ghost' : 'outline'}
              colorPalette="gray"
              onClick={() => list.change({ q: '' })}
            >
              {t('list.dropSearch')}
            </Button>
          )}
          {removable.length + Number(q !== '') > 1 && (
            <Button variant="ghost" colorPalette="gray" onClick={list.clear}>
              {t('list.clear')}
            </Button>
          )}
        </HStack>
      }
    >
      {within.length > 0 ? t('list.searchedWithin', { filters: joined(within) }) : t('list.nothingFoundHint')}
    </EmptyState>
  );
}
