import { useTranslation } from '@haisha/i18n';
import { unitsOf } from '@haisha/rules/unit';
import { chakra, Flex, NativeSelect, Text } from '@haisha/ui';
import { Warning } from '@haisha/ui/fields';
import { useId } from 'react';

export type UnitChoiceProps = {
  header: string;
  /** The unit of the field; null for one that is no figure. */
  own: string | null;
  /** The unit of the numbers; null as long as nobody can tell. */
  unit: string | null;
  onChange: (unit: string) => void;
};

/** In which unit the numbers of a column are meant; asked where its header and its numbers do not fit. */
export function UnitChoice({ header, own, unit, onChange }: UnitChoiceProps) {
  const { t } = useTranslation('import');
  const id = useId();
  const units = own === null ? [] : unitsOf(own);
  if (units.length < 2) return null;
  return (
    <>
      <Flex align="center" gap="2" mt="1.5">
        <chakra.label htmlFor={id} color="fg.muted" whiteSpace="nowrap">
          {t('columns.unit')}
        </chakra.label>
        <NativeSelect.Root w="auto">
          <NativeSelect.Field
            id={id}
            aria-label={t('columns.unitOf', { header })}
            value={unit ?? ''}
            onChange={(event) => onChange(event.target.value)}
            {...(unit === null && { color: 'fg.warning' })}
          >
            {unit === null && <option value="">{t('columns.chooseUnit')}</option>}
            {units.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
      {unit === null && <Warning mt="1">{t('columns.unitOpen')}</Warning>}
      {unit !== null && unit !== own && (
        <Text mt="1" color="fg.muted">
          {t('columns.converted', { unit, own })}
        </Text>
      )}
    </>
  );
}
