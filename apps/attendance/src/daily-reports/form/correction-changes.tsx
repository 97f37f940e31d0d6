import type { DailyReport, ReportCorrection } from '@haisha/validation/daily-report';
import { nothing, reportDifferencesOf } from './report-differences-of.ts';
import { useDriverName } from './use-driver-name.ts';
import { useFieldName } from './use-field-name.ts';

export type CorrectionChangesProps = {
  correction: Pick<ReportCorrection, 'before' | 'after'>;
  drivers: DailyReport['run']['drivers'];
};

/** The fields that a correction changes, each with what it was before. */
export function CorrectionChanges({ correction: { after, before }, drivers }: CorrectionChangesProps) {
  const fieldName = useFieldName(drivers);
  const driverName = useDriverName(drivers);
  const told = (path: string, value: string | null) =>
    path.endsWith('.driverId') && value !== nothing ? driverName(value) : value;
  return (
    <ul>
      {reportDifferencesOf(before, after).map((one) => (
        <li key={one.path}>
          {fieldName(one.path, after.partners.length < before.partners.length ? before : after)}{' '}
          {one.before === nothing ? nothing : <del>{told(one.path, one.before)}</del>} →{' '}
          <ins>{told(one.path, one.after)}</ins>
        </li>
      ))}
    </ul>
  );
}
