import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { directionsApi } from '@haisha/references/directions/directions-api';
import type { Destination } from '@haisha/validation/destination';
import { destinationKinds, destinationSettable, holidayRules } from '@haisha/validation/destination-choices';
import { useDestinationText } from './use-destination-text.ts';

type Settable = (typeof destinationSettable)[number];

/** The fields of destinations that are set in many rows at once. */
export function useDestinationSettable(): SettableField<Destination>[] {
  const { t } = useTranslation('destination');
  const localName = useLocalName();
  const textOf = useDestinationText();
  const directions = useRowOptions(directionsApi, {});
  const choice = <const V extends string | boolean>(field: Exclude<Settable, 'directionId'>, values: readonly V[]) => ({
    textOf: (row: Destination) => textOf(field, row[field]),
    options: values.map((value) => ({ value, label: textOf(field, value) })),
  });
  const fields: Record<Settable, Pick<SettableField<Destination>, 'textOf' | 'options'>> = {
    kind: choice('kind', destinationKinds),
    directionId: {
      textOf: (row) => localName(row.directionName, row.directionNameEn) ?? '',
      options: [{ value: null, label: t('bulk:set.none') }, ...directions],
    },
    holidayRule: choice('holidayRule', holidayRules),
    needsTailLift: choice('needsTailLift', [true, false]),
    takesNightDrops: choice('takesNightDrops', [true, false]),
  };
  return destinationSettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
