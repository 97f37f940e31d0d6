import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';

export type HoursWords = {
  /** The sentence of a finding of the hours, without whose they are; null for a code that is none of theirs. */
  finding: (code: string, figures: Readonly<Record<string, string | number>>) => string | null;
  /** 45分, 9:30. */
  lasting: (minutes: number) => string;
  /** `standard 4-1-5` is 改善基準告示 第4条第1項第5号, `trucking` the law alone. */
  article: (name: string) => string;
};

/** What findings of the hours are called, on the board as in time records; an area that uses it brings the words `hours`. */
export function useHoursWords(): HoursWords {
  const { t, i18n } = useTranslation('hours');

  function finding(code: string, figures: Readonly<Record<string, string | number>>): string | null {
    return i18n.exists(`hours:finding.${code}`) ? t(`finding.${code}`, figures) : null;
  }

  function lasting(minutes: number): string {
    return minutes < 60 ? t('minutes', { count: minutes }) : formatNightTime(minutes);
  }

  function article(name: string): string {
    const [law = '', place = ''] = name.split(' ');
    const [number = '', paragraph, item] = place.split('-');
    // 24no5 is 第24条の5, an article of its own.
    const [main, branch] = number.split('no');
    const words = { law: t(`law.${law}`), article: main, branch, paragraph, item };
    if (!number) return words.law;
    if (branch) return t('law.branch', words);
    if (item) return t('law.item', words);
    return paragraph ? t('law.paragraph', words) : t('law.article', words);
  }

  return { finding, lasting, article };
}
