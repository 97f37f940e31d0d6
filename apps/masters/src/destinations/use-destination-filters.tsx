import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { destinationKinds, geoStates } from '@haisha/validation/destination-choices';
import { cargoOwnersApi } from '../api/cargo-owners-api.ts';
import { directionsApi } from '../api/directions-api.ts';
import { useRowOptions } from '../form/use-row-options.ts';
import { chipsOf } from '../list/chips-of.ts';
import { FilterMany } from '../list/filter-many.tsx';
import { manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
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
    filters: (
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
