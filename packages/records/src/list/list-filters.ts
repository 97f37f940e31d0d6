import type { FilterChip } from '@haisha/ui/filters';
import type { ReactNode } from 'react';

/** The filters of one list, and the chips of those in force. */
export type ListFilters = { fields?: ReactNode; chips?: readonly FilterChip[] };
