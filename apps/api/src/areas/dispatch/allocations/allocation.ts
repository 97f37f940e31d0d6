import type { AreaPart } from '../../../module.ts';
import { allocationReferences } from './allocation-references.ts';

export const allocation: AreaPart = { referring: [allocationReferences] };
