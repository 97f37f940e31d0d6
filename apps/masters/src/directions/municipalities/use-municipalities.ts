import { queryOptions, useQuery } from '@haisha/platform';

type List = typeof import('@haisha/rules/municipality');

const none: Pick<List, 'municipalities' | 'prefectures' | 'municipalityOf'> = {
  municipalities: [],
  prefectures: [],
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
  const { data, isError, refetch } = useQuery(allMunicipalities);
  return { ...(data ?? none), isLoaded: data !== undefined, isError, reload: () => void refetch() };
}
