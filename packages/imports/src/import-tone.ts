import type { StatusTone } from '@haisha/ui';
import type { ImportStatus, ImportVerdict } from '@haisha/validation/import-choices';

export const statusTones: Record<ImportStatus, StatusTone> = {
  prepared: 'warning',
  judging: 'info',
  judged: 'warning',
  applying: 'info',
  applied: 'quiet',
  undoing: 'info',
  undone: 'neutral',
  discarded: 'neutral',
};

export const verdictTones: Record<ImportVerdict, StatusTone> = {
  error: 'danger',
  duplicate: 'warning',
  warning: 'warning',
  new: 'quiet',
  update: 'neutral',
  unchanged: 'quiet',
};
