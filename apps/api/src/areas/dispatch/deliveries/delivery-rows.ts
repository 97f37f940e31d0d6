import { searchText } from '@haisha/rules/search-text';
import type { DeliveryInput } from '@haisha/validation/delivery';
import { isAmong } from '../../../db/is-among.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

/** What a delivery takes from the records that it names: who pays, and by which words it is found. */
export type DeliveryFacts = {
  owners: ReadonlyMap<string, { customerId: string; code: string; name: string; nameEn: string | null }>;
  places: ReadonlyMap<string, { code: string; name: string; kana: string; nameEn: string | null; city: string }>;
  courses: ReadonlyMap<string, { code: string; name: string }>;
};

type Named = Pick<DeliveryInput, 'cargoOwnerId' | 'destinationId' | 'courseId'>;

/** Reads it for many deliveries at once. */
export async function readDeliveryFacts(db: Reader, inputs: readonly Named[]): Promise<DeliveryFacts> {
  const idsOf = (id: (input: Named) => string | null) => [
    ...new Set(inputs.map(id).filter((one): one is string => one !== null)),
  ];
  const { id, code, name, kana, nameEn, city } = destinations;
  const owners = await db
    .select({
      id: cargoOwners.id,
      customerId: cargoOwners.customerId,
      code: cargoOwners.code,
      name: cargoOwners.name,
      nameEn: cargoOwners.nameEn,
    })
    .from(cargoOwners)
    .where(
      isAmong(
        cargoOwners.id,
        idsOf(({ cargoOwnerId }) => cargoOwnerId),
      ),
    );
  const places = await db
    .select({ id, code, name, kana, nameEn, city })
    .from(destinations)
    .where(
      isAmong(
        id,
        idsOf(({ destinationId }) => destinationId),
      ),
    );
  const rounds = await db
    .select({ id: courses.id, code: courses.code, name: courses.name })
    .from(courses)
    .where(
      isAmong(
        courses.id,
        idsOf(({ courseId }) => courseId),
      ),
    );
  return { owners: byId(owners), places: byId(places), courses: byId(rounds) };
}

/** The columns of a delivery that people write; number and states are given apart. */
export function deliveryRow({ isDraft: _, ...input }: DeliveryInput, number: string, facts: DeliveryFacts) {
  const owner = facts.owners.get(input.cargoOwnerId);
  if (!owner) throw validationFailed([{ path: 'cargoOwnerId', code: 'invalid' }]);
  const place = facts.places.get(input.destinationId);
  const course = input.courseId === null ? undefined : facts.courses.get(input.courseId);
  return {
    ...input,
    number,
    customerId: input.customerId ?? owner.customerId,
    salesDate: input.salesDate ?? input.operationDate,
    searchText: searchText(
      number,
      input.slipNumber,
      ...[owner.code, owner.name, owner.nameEn],
      ...[place?.code, place?.name, place?.kana, place?.nameEn, place?.city].map((word) => word ?? null),
      ...[course?.code, course?.name].map((word) => word ?? null),
      input.goodsName,
      input.note,
    ),
  };
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
