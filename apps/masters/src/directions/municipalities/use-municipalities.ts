import { useLocale } from '@haisha/i18n';
import { queryOptions, useQuery } from '@haisha/platform';

type List = typeof import('@haisha/rules/municipality');

const none: Pick<List, 'municipalities' | 'prefectures' | 'prefectureNamesEn' | 'municipalityOf'> = {
  municipalities: [],
  prefectures: [],
  prefectureNamesEn: new Map(),
  municipalityOf: () => undefined,
};

/** All of Japan is as large as a whole page: it comes when a page asks for it, once. */
const allMunicipalities = queryOptions({
  queryKey: ['municipalities'],
  queryFn: () => import(/* webpackChunkName: "municipalities" */ '@haisha/rules/municipality'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** The municipalities of Japan; empty until they are there. */
export function useMunicipalities() {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(allMunicipalities);
  const list = data ?? none;

  /** On English pages by both names, as what lies within has a Japanese one alone. */
  function prefectureText(prefecture: string): string {
    const english = locale === 'en' && list.prefectureNamesEn.get(prefecture);
    return english ? `${english} (${prefecture})` : prefecture;
  }
  return { ...list, prefectureText, isLoaded: data !== undefined, isError, reload: () => void refetch() };
}
