import en from '@haisha/i18n/en/area-card.json';
import ja from '@haisha/i18n/ja/area-card.json';
import { AreaGate } from './area-gate.tsx';
import { BrokenArea } from './broken-area.tsx';
import { createFederation } from './create-federation.ts';

/** What only users who open an area need: the gate, the card of a failure, and the federation runtime. */
export const areaParts = { AreaGate, BrokenArea, createFederation };

/** The texts of the card, in the file of its code: it is shown when nothing more can be fetched. */
export const areaCardTexts = { ja, en };
