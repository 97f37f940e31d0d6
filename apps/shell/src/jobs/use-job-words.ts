import { formatNumber, useTranslation } from '@haisha/i18n';
import type { Job, JobFailure } from '@haisha/validation/job';

/** Returns the words for what a job is about, and why it failed. */
export function useJobWords() {
  const { t, i18n } = useTranslation('job');
  const has = (key: string) => i18n.exists(key);

  function about({ params: { format, rows } }: Pick<Job, 'params'>): string[] {
    const file = `about.${format}`;
    return [
      ...(has(`job:${file}`) ? [t(file)] : []),
      ...(rows === undefined ? [] : [t('about.rows', { count: Number(rows), rows: formatNumber(Number(rows)) })]),
    ];
  }

  function failure({ code, params, errors = [] }: JobFailure): string {
    const [first] = errors;
    if (first?.code === 'shiftJis') return t('failure.lostCharacters', { ...first.params });
    const known = [code.replace(/^job\./, 'job:failure.'), `problem:${code}`].find(has);
    return t(known ?? 'problem:internal', { ...params });
  }

  return { about, failure };
}
