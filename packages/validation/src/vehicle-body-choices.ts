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

/** How many compartments a body takes. */
export const mostZones = 5;
