import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { destinationKinds, geoStates } from '@haisha/validation/destination-choices';
import type { destinationList } from './destination-list.ts';

/** The filters of the list of destinations, and their chips. */
export function useDestinationFilters(list: ListState<typeof destinationList>) {
  const { t } = useTranslation('destination');
  const can = useCan();
  const withOwners = can('cargoOwner.read');
  const withDirections = can('direction.read');
  const owner = manyChoice(list, 'cargoOwnerId', {
    label: t('field.cargoOwnerId'),
    options: useRowOptions(cargoOwnersApi, {}, withOwners),
  });
  const direction = manyChoice(list, 'directionId', {
    label: t('field.directionId'),
    options: useRowOptions(directionsApi, {}, withDirections),
  });
  const kind = manyChoice(list, 'kind', {
    label: t('field.kind'),
    options: destinationKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
  });
  const position = manyChoice(list, 'geoState', {
    label: t('field.geoState'),
    options: geoStates.map((value) => ({ value, label: t(`geoState.${value}`) })),
  });
  return {
    fields: (
      <>
        {withOwners && <FilterMany {...owner} />}
        {withDirections && <FilterMany {...direction} />}
        <FilterMany {...kind} />
        <FilterMany {...position} />
      </>
    ),
    chips: [...chipsOf(owner), ...chipsOf(direction), ...chipsOf(kind), ...chipsOf(position)],
  };
}
