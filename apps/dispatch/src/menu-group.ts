/** Under which the menu names the pages of the area. */
export const dispatchGroup = { ja: '配車', en: 'Dispatch' };
