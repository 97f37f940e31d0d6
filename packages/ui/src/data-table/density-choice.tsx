import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import { useId } from 'react';
import { type Density, densities } from './density.ts';

export type DensityChoiceProps = { value: Density; onChange: (density: Density) => void };

/** How high the rows of a table are: three choices beside each other. */
export function DensityChoice({ value, onChange }: DensityChoiceProps) {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <Choices>
      <legend>{t('table.density.label')}</legend>
      {densities.map((density) => (
        <label key={density}>
          <input type="radio" name={name} checked={density === value} onChange={() => onChange(density)} />
          {t(`table.density.${density}`)}
        </label>
      ))}
    </Choices>
  );
}

const Choices = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    '& > legend': { textStyle: 'label', mb: '1' },
    '& > label': { display: 'inline-flex', alignItems: 'center', gap: '2', minH: 'control', cursor: 'pointer' },
    '& > label > input': { accentColor: 'primary.border', boxSize: '4' },
  },
});
