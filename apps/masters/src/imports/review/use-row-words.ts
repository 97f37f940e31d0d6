import { useTranslation } from '@haisha/i18n';
import type { Import, ImportConflict, ImportIssue } from '@haisha/validation/import';
import { useMemo } from 'react';
import { useFieldName } from '../use-field-name.ts';

/** Sentences about the rows of one import. */
export function useRowWords({ entity, columns }: Pick<Import, 'entity' | 'columns'>) {
  const { t, i18n } = useTranslation('import');
  const fieldName = useFieldName(entity);
  return useMemo(() => {
    function headerOf(column: number): string {
      const { header, field = null, fixed = null } = columns[column] ?? {};
      if (field !== null && fixed !== null) return fieldName(field);
      return header || t('columns.unnamed', { number: column + 1 });
    }

    /** That a row is empty in a column which the file lacks is said of all rows at once. */
    function isGap({ column, code }: ImportIssue): boolean {
      return column !== null && columns[column]?.fixed === '' && (code === 'required' || code === 'choose');
    }

    function issue({ column, path, code, params }: ImportIssue): string {
      const field = column === null ? fieldName(path) : headerOf(column);
      const known = `validation:${code}`;
      const sentence = t(i18n.exists(known) ? known : 'validation:invalid', { ...params, field });
      // English ones stand beside a field and do not name it.
      return field === '' || sentence.includes(field) ? sentence : `${field}: ${sentence}`;
    }

    function conflict({ kind, key, isUnique, number, record }: ImportConflict): string {
      const field = key === 'place' ? '' : fieldName(key);
      const what = key === 'place' ? 'near' : isUnique ? 'same' : 'alike';
      return t(`conflict.${kind}.${what}`, { field, number, label: record?.label });
    }

    return { headerOf, isGap, issue, conflict };
  }, [t, i18n, columns, fieldName]);
}

export type RowWords = ReturnType<typeof useRowWords>;
