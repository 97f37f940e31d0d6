import {
  type CargoOwner,
  type CargoOwnerListQuery,
  type CargoOwnerTerms,
  cargoOwnerListQuerySchema,
} from '@haisha/validation/cargo-owner';
import { isAmong } from '../../../db/is-among.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { cargoOwnerIds, selectCargoOwners } from './cargo-owner-list.ts';

export const exportedCargoOwners: ExportedEntity<CargoOwner, CargoOwnerListQuery> = {
  path: '/cargo-owners',
  name: 'cargoOwner',
  listQuery: cargoOwnerListQuerySchema,
  columns: cargoOwnerColumns,
  calls: [customers],
  ids: cargoOwnerIds,
  ...selectedBy((db, ids, scope) => selectCargoOwners(db, scope).where(isAmong(cargoOwners.id, ids))),
};

function cargoOwnerColumns(labels: Labels): ExportColumn<CargoOwner>[] {
  const { text, reference, number, instant, choice, flag, part } = columnsFor<CargoOwner>(labels);
  return [
    text('code'),
    text('name'),
    text('kana'),
    text('nameEn'),
    reference('customerName'),
    flag('isTrueShipper'),
    flag('isSpecifiedShipper'),
    text('contactName'),
    text('phone'),
    text('email'),
    choice('defaultZone'),
    text('defaultGoods'),
    text('colour'),
    ...part('terms', termsColumns),
    number('destinationCount'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}

function termsColumns(labels: Labels): ExportColumn<CargoOwnerTerms>[] {
  const { day, choice, flag } = columnsFor<CargoOwnerTerms>(labels);
  return [
    day('contractIssuedDate'),
    flag('includesHandling'),
    choice('fareModel'),
    choice('waitingRule'),
    choice('tollRule'),
    choice('surchargeRule'),
  ];
}
