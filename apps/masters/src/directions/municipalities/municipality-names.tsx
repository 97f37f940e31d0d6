import { useJoined, useTranslation } from '@haisha/i18n';
import { useMunicipalities } from './use-municipalities.ts';

export type MunicipalityNamesProps = { codes: readonly string[] };

const shown = 4;

/** The first few municipalities of a direction by name, and how many more there are. */
export function MunicipalityNames({ codes }: MunicipalityNamesProps) {
  const { t } = useTranslation('direction');
  const joined = useJoined();
  const { municipalityOf, isLoaded } = useMunicipalities();
  if (codes.length === 0) return null;
  if (!isLoaded) return t('municipality.count', { count: codes.length });
  const names = codes.slice(0, shown).map((code) => municipalityOf(code)?.name ?? code);
  const more = codes.length - shown;
  return joined(more > 0 ? [...names, t('municipality.more', { count: more })] : names);
}
