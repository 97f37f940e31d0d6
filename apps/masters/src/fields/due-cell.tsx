import { tokyoDate } from '@haisha/i18n';
import { daysBetween } from '@haisha/rules/calendar';
import { DueBadge } from '@haisha/ui/due-badge';

export type DueCellProps = { date: string | null; isMissing?: boolean | undefined };

/** A day something runs out, seen from today in Japan; nothing where none is known. */
export function DueCell({ date, isMissing }: DueCellProps) {
  if (date === null) return null;
  return <DueBadge date={date} daysLeft={daysBetween(tokyoDate(), date)} isMissing={isMissing} />;
}
