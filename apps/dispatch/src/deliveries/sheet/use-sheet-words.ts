import { useJoined, useLocale, useTranslation } from '@haisha/i18n';
import { fieldIn } from '@haisha/i18n/rule-text';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { loadUnits } from '@haisha/validation/delivery-choices';
import type { FieldError } from '@haisha/validation/rule';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { type SheetColumn, sheetColumns } from './sheet-column.ts';

const shortened = ['operationDate', 'temperatureZone', 'cages', 'weightKg', 'slipNumber'] as const;
type Shortened = (typeof shortened)[number];
const isShortened = (column: SheetColumn): column is Shortened => shortened.some((one) => one === column);

/** How the sheet calls its columns, the words of its closed lists, and the sentences of its faults. */
export function useSheetWords() {
  const { t } = useTranslation('delivery');
  const ruleText = useRuleText();
  const joined = useJoined();
  const locale = useLocale();
  const words = {
    temperatureZone: temperatureZones.map((value) => ({ value, word: t(`zone.${value}`) })),
    loadUnit: loadUnits.map((value) => ({ value, word: t(`loadUnit.${value}`) })),
  };

  function header(column: SheetColumn): string {
    if (column === 'window') return t('column.window');
    const isNamed = column === 'cargoOwner' || column === 'origin' || column === 'destination';
    return t(`field.${isNamed ? `${column}Id` : column}`);
  }

  /** The header above its narrow column. */
  function shortHeader(column: SheetColumn): string {
    return isShortened(column) ? t(`short.${column}`) : header(column);
  }

  return {
    header,
    shortHeader,
    columnNamed: (text: string) =>
      sheetColumns.find((column) => [header(column), shortHeader(column)].includes(text.normalize('NFKC').trim())),
    wordsOf: (column: keyof typeof words) => words[column].map(({ word }) => word),
    valueOf: (column: keyof typeof words, text: string): string | null =>
      words[column].find(({ word, value }) => word === text || value === text)?.value ?? null,
    faultText: (column: SheetColumn, fault: FieldError): string => {
      const { code } = fault;
      const field = fieldIn(locale, header(column));
      if (code === 'notNamed' || code === 'noWindow') return t(`sheet.${code}`, { field });
      if (code === 'noneOf' && (column === 'temperatureZone' || column === 'loadUnit')) {
        return t('sheet.noneOf', { field, words: joined(words[column].map(({ word }) => word)) });
      }
      return ruleText(fault, header(column));
    },
  };
}

export type SheetWords = ReturnType<typeof useSheetWords>;
