import type { AreaPart } from '../../../module.ts';
import { zoneText } from './zone-text.ts';

export const temperatureZone: AreaPart = {
  fieldTexts: [zoneText],
};
