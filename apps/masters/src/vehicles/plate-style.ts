import { plateUse } from '@haisha/rules/plate';
import type { PlateStyle } from '@haisha/ui/fields';

type Parts = { classNumber?: string | null | undefined; kana?: string | null | undefined };

/** Class numbers of light vehicles: 480 to 499, and the same in the hundreds 5, 7 and 8. */
const lightClass = /^[4578][89][0-9A-Z]$/;

/** How a plate looks: green for hire and white otherwise, of light vehicles black and yellow. */
export function plateStyle({ classNumber, kana }: Parts): PlateStyle {
  const use = plateUse(kana ?? '');
  const isLight = use === 'businessKei' || lightClass.test(classNumber ?? '');
  // A plate nobody has typed yet is that of a haulier.
  const isBusiness = !kana || use === 'business' || use === 'businessKei';
  if (isLight) return isBusiness ? 'lightBusiness' : 'lightPrivate';
  return isBusiness ? 'business' : 'private';
}
