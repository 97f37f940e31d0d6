import { useTranslation } from '@haisha/i18n';

/** How many records of a kind there are, in the word in which people count them: `60台`. */
export function useCountText(name: string): (count: number) => string {
  const { t } = useTranslation(name);
  return (count) => t(['count', 'record:list.count'], { count });
}
