import { useJoined, useTranslation } from '@haisha/i18n';
import type { CellChoices } from '@haisha/ui/cell-grid';
import type { Import, ImportConflict, ImportIssue } from '@haisha/validation/import';
import { useMemo } from 'react';
import { useFieldName } from '../use-field-name.ts';

/** Sentences about the rows of one import, and the words that can be chosen for their cells. */
export function useRowWords({ entity, columns, fields }: Pick<Import, 'entity' | 'columns' | 'fields'>) {
  const { t, i18n } = useTranslation('import');
  const fieldName = useFieldName(entity);
  const joined = useJoined();
  const choices = useMemo(
    () =>
      columns.map(({ field }): CellChoices | undefined => {
        const known = fields.find(({ id }) => id === field)?.choices;
        if (!known) return undefined;
        const wordOf = (value: string) => t(known.words ? `${entity}:${known.words}.${value}` : `compare.${value}`);
        return { words: known.values.map(wordOf), isList: known.isList };
      }),
    [t, entity, columns, fields],
  );
  const headerOf = (column: number) => columns[column]?.header || t('columns.unnamed', { number: column + 1 });
  const choicesOf = (column: number) => choices[column];

  function issue({ column, path, code, params }: ImportIssue): string {
    const field = column === null ? fieldName(path) : headerOf(column);
    const known = `validation:${code}`;
    const words = { ...params, field, choices: joined(choices[column ?? -1]?.words ?? []) };
    const sentence = t(i18n.exists(known) ? known : 'validation:invalid', words);
    // English ones stand beside a field and do not name it.
    return field === '' || sentence.includes(field) ? sentence : `${field}: ${sentence}`;
  }

  function conflict({ kind, key, isUnique, number, record }: ImportConflict): string {
    const field = key === 'place' ? '' : fieldName(key);
    const what = key === 'place' ? 'near' : isUnique ? 'same' : 'alike';
    return t(`conflict.${kind}.${what}`, { field, number, label: record?.label });
  }

  return { headerOf, choicesOf, issue, conflict };
}

export type RowWords = ReturnType<typeof useRowWords>;
