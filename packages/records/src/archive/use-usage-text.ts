import { useJoined, useLocale } from '@haisha/i18n';
import { recordPluralName } from '@haisha/i18n/record-name';
import type { Usage } from '@haisha/validation/entity';

/** Who uses a row, in words: `車両: 1201、1202 …`. */
export function useUsageText(): (use: Usage['usedBy'][number]) => string {
  const joined = useJoined();
  const locale = useLocale();
  return ({ entity, count, examples: inJapanese, examplesEn }) => {
    const examples = (locale === 'en' && examplesEn) || inJapanese;
    const name = recordPluralName(entity, locale) ?? entity;
    if (examples.length === 0) return name;
    const more = count > examples.length ? ' …' : '';
    return `${name}: ${joined(examples)}${more}`;
  };
}
