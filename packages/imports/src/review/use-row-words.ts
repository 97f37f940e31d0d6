import { useJoined, useLocale, useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import type { CellChoices } from '@haisha/ui/cell-grid';
import type { Import } from '@haisha/validation/import';
import type { ImportIssue } from '@haisha/validation/import-issue';
import type { ImportConflict, ImportRow } from '@haisha/validation/import-row';
import { paramsIn } from '@haisha/validation/params-in';
import { useMemo } from 'react';
import { useChoiceWords } from '../use-choice-words.ts';
import { useFieldName } from '../use-field-name.ts';
import { proposalOf } from './proposal.ts';

/** Sentences about the rows of one import, and the words that can be chosen for their cells. */
export function useRowWords({ entity, columns, fields }: Pick<Import, 'entity' | 'columns' | 'fields'>) {
  const { t } = useTranslation('import');
  const ruleText = useRuleText();
  const fieldName = useFieldName(entity);
  const joined = useJoined();
  const locale = useLocale();
  const wordsOf = useChoiceWords();
  const choices = useMemo(
    () =>
      columns.map(({ field }): CellChoices | undefined => {
        const known = fields.find(({ id }) => id === field)?.choices;
        return known ? { words: wordsOf(known), isList: known.isList } : undefined;
      }),
    [wordsOf, columns, fields],
  );
  return useMemo(() => {
    function headerOf(column: number): string {
      const { header, field = null, fixed = null } = columns[column] ?? {};
      if (field !== null && fixed !== null) return fieldName(field);
      return header || t('columns.unnamed', { number: column + 1 });
    }
    const choicesOf = (column: number) => choices[column];

    /** That a row is empty in a column which the file lacks is said of all rows at once. */
    function isGap({ column, code }: ImportIssue): boolean {
      return column !== null && columns[column]?.fixed === '' && (code === 'required' || code === 'choose');
    }

    /** Whether what is wrong stands in no cell, as the file has no column for it. */
    function lacksColumn({ column, path }: ImportIssue): boolean {
      return column === null && fields.some(({ id }) => id === path);
    }

    const fieldOf = ({ column, path }: ImportIssue) => (column === null ? fieldName(path) : headerOf(column));

    /** The fields of a row that are wrong, each once with its value. */
    function faultyFields({ issues, cells }: ImportRow): string {
      const said = issues.map((one) => {
        const field = fieldOf(one);
        const text = one.column === null ? '' : (cells[one.column] ?? '');
        return field === '' || text === '' ? field : t('row.faulty', { field, text });
      });
      return joined([...new Set(said.filter((one) => one !== ''))]);
    }

    function issue(one: ImportIssue): string {
      const { column, code, params } = one;
      const told = { ...paramsIn(locale, params), choices: joined(choices[column ?? -1]?.words ?? []) };
      return ruleText({ code, params: told }, fieldOf(one));
    }

    function conflict({ kind, key, isUnique, number, record }: ImportConflict): string {
      const field = key === 'place' ? '' : fieldName(key);
      const what = key === 'place' ? 'near' : isUnique ? 'same' : 'alike';
      return t(`conflict.${kind}.${what}`, { field, number, label: record?.label });
    }

    const proposal = (row: ImportRow, column: number) => proposalOf(row, column, locale);
    return { headerOf, choicesOf, faultyFields, isGap, lacksColumn, issue, conflict, proposal };
  }, [t, ruleText, locale, columns, fields, choices, joined, fieldName]);
}

export type RowWords = ReturnType<typeof useRowWords>;
