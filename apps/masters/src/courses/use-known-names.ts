import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { Course } from '@haisha/validation/course';
import { useEffect, useRef } from 'react';

export type Place = { code: string; name: string; city: string };

/** The names of what a course refers to, as far as they have been seen: the form itself holds ids alone. */
export type KnownNames = {
  placeOf: (destinationId: string) => Place | undefined;
  learn: (destinationId: string, place: Place) => void;
  /** What the reference in a field is called, for a picker that starts with it. */
  known: (field: Reference) => { id: string; name: string } | undefined;
};

type Stop = Course['stops'][number];

type Reference =
  | 'departmentId'
  | 'directionId'
  | 'cargoOwnerId'
  | 'vehicleTypeId'
  | 'defaultVehicleId'
  | 'defaultDriverId'
  | 'defaultDeliveryCompanyId';

/** `newer` is the course as somebody else has saved it, where that stands against the form. */
export function useKnownNames(row: Course | undefined, newer: Course | undefined): KnownNames {
  const localName = useLocalName();
  const learned = useRef(new Map<string, Place>());
  const placeAt = ({ destinationCode: code, destinationName, destinationNameEn, city }: Stop): Place => ({
    code,
    name: localName(destinationName, destinationNameEn),
    city,
  });
  const placeOf = (destinationId: string): Place | undefined => {
    const stop = [row, newer]
      .flatMap((course) => course?.stops ?? [])
      .find((one) => one.destinationId === destinationId);
    return stop ? placeAt(stop) : learned.current.get(destinationId);
  };
  // The form may still hold a stop that somebody else has taken off the row meanwhile.
  useEffect(() => {
    for (const stop of row?.stops ?? []) learned.current.set(stop.destinationId, placeAt(stop));
  });
  const nameIn = (field: Reference, language: '' | 'En') => {
    const name = row?.[`${field.replace(/Id$/, 'Name')}${language}` as `${string}Name` & keyof Course];
    return name ? String(name) : null;
  };
  const known: KnownNames['known'] = (field) => {
    const id = row?.[field];
    const [name, nameEn] = [nameIn(field, ''), nameIn(field, 'En')];
    return id && name ? { id, name: localName(name, nameEn) } : undefined;
  };
  return {
    placeOf,
    known,
    learn: (destinationId, place) => void learned.current.set(destinationId, place),
  };
}
