import type { useLocalName } from '@haisha/records/naming/use-local-name';
import type { Delivery } from '@haisha/validation/delivery';

type ReferenceField =
  | 'cargoOwnerId'
  | 'customerId'
  | 'departmentId'
  | 'courseId'
  | 'directionId'
  | 'originId'
  | 'destinationId'
  | 'requiredVehicleTypeId';

/** What the reference in a field is called, for a picker that starts with it. */
export type KnownNames = (field: ReferenceField) => { id: string; name: string } | undefined;

/** The names that a delivery brings along of what it refers to. */
export function knownNames(row: Delivery | null, localName: ReturnType<typeof useLocalName>): KnownNames {
  return (field) => {
    if (row === null) return undefined;
    const name = field.replace(/Id$/, 'Name') as `${string}Name` & keyof Delivery;
    const nameEn = `${name}En` as keyof Delivery;
    const [id, named, namedEn] = [row[field], row[name], row[nameEn]];
    if (id === null || typeof named !== 'string') return undefined;
    return { id, name: localName(named, typeof namedEn === 'string' ? namedEn : null) };
  };
}
