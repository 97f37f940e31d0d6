import { useTranslation } from '@haisha/i18n';
import { Button, Skeleton, Stack, Text } from '@haisha/ui';
import { FieldOffer } from '@haisha/ui/fields';
import { FormLocked } from '@haisha/ui/form';
import { useContext } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { DirectionControl } from '../direction-values.ts';
import { MunicipalityChips } from './municipality-chips.tsx';
import { MunicipalityChooser } from './municipality-chooser.tsx';
import { OverlapWarnings } from './overlap-warnings.tsx';
import { useMunicipalities } from './use-municipalities.ts';
import { useOtherDirections } from './use-other-directions.ts';

export type MunicipalitiesFieldProps = {
  control: DirectionControl;
  /** The direction itself, which does not overlap with itself; null for a new one. */
  rowId: string | null;
};

/** The municipalities of a direction: those chosen, and all of Japan to choose from. */
export function MunicipalitiesField({ control, rowId }: MunicipalitiesFieldProps) {
  const { t } = useTranslation('direction');
  const isLocked = useContext(FormLocked);
  const { field } = useController({ control, name: 'municipalityCodes' });
  const list = useMunicipalities();
  const others = useOtherDirections(useWatch({ control, name: 'departmentId' }), rowId);
  const chosen: readonly string[] = field.value ?? [];

  function change(codes: readonly string[]): void {
    // In the order of the country, whichever way they were chosen.
    field.onChange([...new Set(codes)].toSorted());
    field.onBlur();
  }

  if (list.isError) {
    return (
      <Stack align="start" role="alert">
        <Text>{t('municipality.loadFailed')}</Text>
        <Button variant="outline" colorPalette="gray" onClick={list.reload}>
          {t('municipality.retry')}
        </Button>
      </Stack>
    );
  }
  if (!list.isLoaded) return <Skeleton h="40" role="status" aria-busy="true" />;
  return (
    <Stack gap="4" minW="0">
      <MunicipalityChips
        chosen={chosen}
        municipalityOf={list.municipalityOf}
        prefectureText={list.prefectureText}
        onRemove={isLocked ? undefined : (code) => change(chosen.filter((one) => one !== code))}
      />
      <FieldOffer name="municipalityCodes" />
      <OverlapWarnings chosen={chosen} others={others} municipalityOf={list.municipalityOf} />
      {!isLocked && <MunicipalityChooser list={list} chosen={chosen} others={others} onChange={change} />}
    </Stack>
  );
}
