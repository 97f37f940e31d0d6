export const bodyTypes = [
  'dryVan',
  'chilled',
  'frozen',
  'twoZone',
  'threeZone',
  'wing',
  'flatbed',
  'tractorHead',
  'other',
] as const;

export const temperatureZones = ['ambient', 'chilled', 'frozen', 'controlled'] as const;

/** The most compartments of a body. */
export const mostZones = 5;
