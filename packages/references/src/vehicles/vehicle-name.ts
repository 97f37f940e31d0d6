import { formatPlate, type Plate } from '@haisha/rules/plate';

/** How people call a vehicle: "1201 大宮 100 か 12-34". */
export function vehicleName({ code, plate }: { code: string; plate: Plate }): string {
  return `${code} ${formatPlate(plate)}`;
}
