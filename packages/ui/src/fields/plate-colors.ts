/** The plate of the vehicle: green for hire, white for own goods, black and yellow for light vehicles. */
export type PlateStyle = 'business' | 'private' | 'lightBusiness' | 'lightPrivate';

/** The colours of a plate; they are the same in both themes, as on the road. */
export const plateColors: Record<PlateStyle, { bg: string; color: string }> = {
  business: { bg: 'plate.green', color: 'plate.white' },
  private: { bg: 'plate.white', color: 'plate.green' },
  lightBusiness: { bg: 'plate.black', color: 'plate.yellow' },
  lightPrivate: { bg: 'plate.yellow', color: 'plate.black' },
};
