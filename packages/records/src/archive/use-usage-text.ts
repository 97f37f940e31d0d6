import { useJoined, useLocale, useTranslation } from '@haisha/i18n';
import type { Usage } from '@haisha/validation/entity';

/** Who uses a row, in words: `車両: 1201、1202 …`. */
export function useUsageText(): (use: Usage['usedBy'][number]) => string {
  const { t, i18n } = useTranslation('record');
  const joined = useJoined();
  const locale = useLocale();
  return ({ entity, count, examples: inJapanese, examplesEn }) => {
    const examples = (locale === 'en' && examplesEn) || inJapanese;
    const name = i18n.exists(`record:entity.${entity}`) ? t(`entity.${entity}`) : entity;
    if (examples.length === 0) return name;
    const more = count > examples.length ? ' …' : '';
    return `${name}: ${joined(examples)}${more}`;
  };
}
