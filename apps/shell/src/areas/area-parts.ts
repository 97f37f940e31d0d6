import { AreaGate } from './area-gate.tsx';
import { BrokenArea } from './broken-area.tsx';
import { createFederation } from './create-federation.ts';

/** What only users who open an area need: the gate, the card of a failure, and the federation runtime. */
export const areaParts = { AreaGate, BrokenArea, createFederation };
