import type { UncheckedFields } from '@haisha/validation/cross-field';
import { dayErrors, dayWarnings } from '@haisha/validation/plausible-days';
import type { FieldError } from '@haisha/validation/rule';

/** Refuses days of the record that cannot be, at the fields of a file. */
export function recordDayErrors(
  draft: UncheckedFields,
  { today, before }: { today: string; before: UncheckedFields | null },
): FieldError[] {
  const view = { today, before: before && recordInFile(before), known: draft, knownBefore: before };
  return inFile(dayErrors('driverRecord', recordInFile(draft), view));
}

/** Points out odd days of the record. */
export function recordDayWarnings(draft: UncheckedFields, today: string): FieldError[] {
  return inFile(dayWarnings('driverRecord', recordInFile(draft), { today, known: draft }));
}

/** The record as far as a file speaks of it: of check-ups and tests the latest one alone. */
function recordInFile({ record, healthCheck, aptitudeTest }: UncheckedFields): UncheckedFields {
  return {
    ...(record as UncheckedFields | null),
    healthChecks: [healthCheck],
    aptitudeTests: [aptitudeTest],
    events: [],
  };
}

const ofEntry = { healthChecks: 'healthCheck', aptitudeTests: 'aptitudeTest' };

function inFile(errors: FieldError[]): FieldError[] {
  return errors.map((error) => {
    const [list = '', , field] = error.path.split('.');
    const entry = ofEntry[list as keyof typeof ofEntry];
    return { ...error, path: entry ? `${entry}.${field}` : `record.${error.path}` };
  });
}
