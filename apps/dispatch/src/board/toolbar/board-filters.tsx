import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { FilterMany } from '@haisha/records/list/filter-many';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { Button, Checkbox, Flex } from '@haisha/ui';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { filterCount, unfiltered } from '../address/board-address.ts';
import { useBoard } from '../board-context.ts';

/** What narrows the board. */
export function BoardFilters() {
  const { t } = useTranslation('board');
  const can = useCan();
  const { address, change } = useBoard();
  const owners = useRowOptions(cargoOwnersApi, {}, can('cargoOwner.read'));
  const directions = useRowOptions(directionsApi, {}, can('direction.read'));
  const { cargoOwnerId, directionId, only, zone } = address;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <FilterMany
        id="directionId"
        label={t('filter.direction')}
        values={directionId}
        options={directions}
        onChange={(next) => change({ directionId: next(directionId) })}
      />
      <FilterMany
        id="cargoOwnerId"
        label={t('filter.owner')}
        values={cargoOwnerId}
        options={owners}
        onChange={(next) => change({ cargoOwnerId: next(cargoOwnerId) })}
      />
      <FilterMany
        id="zone"
        label={t('filter.zone')}
        values={zone}
        options={temperatureZones.map((value) => ({ value, label: t(`zoneName.${value}`) }))}
        onChange={(next) => change({ zone: next(zone) })}
      />
      {(['unassigned', 'warnings'] as const).map((one) => (
        <Checkbox
          key={one}
          checked={only.includes(one)}
          onCheckedChange={(isOn) => change({ only: isOn ? [...only, one] : only.filter((other) => other !== one) })}
        >
          {t(`only.${one}`)}
        </Checkbox>
      ))}
      {filterCount(address) > 0 && (
        <Button variant="ghost" colorPalette="gray" onClick={() => change(unfiltered)}>
          {t('state.clear')}
        </Button>
      )}
    </Flex>
  );
}
