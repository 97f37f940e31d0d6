import { useTranslation } from '@haisha/i18n';
import { Warning } from '@haisha/records/form/warning';
import { Flex } from '@haisha/ui';
import { driverRecordWarnings } from '@haisha/validation/driver-record';
import { useFormState, useWatch } from 'react-hook-form';
import type { RecordControl } from './record-values.ts';

/** What looks odd about the number of a licence; it can be saved as it is. */
export function LicenceNumberWarning({ control }: { control: RecordControl }) {
  const { t } = useTranslation('validation');
  const { t: name } = useTranslation('driverRecord');
  const licenceNumber = useWatch({ control, name: 'licenceNumber' });
  const { errors } = useFormState({ control, name: 'licenceNumber' });
  // Beside a refusal a remark that it can be saved would be wrong.
  const warnings = errors.licenceNumber ? [] : driverRecordWarnings({ licenceNumber });
  return (
    <Flex role="status" direction="column" gap="1">
      {warnings.map(({ code }) => (
        <Warning key={code} mt="1.5">
          {t(code, { field: name('field.licenceNumber') })}
        </Warning>
      ))}
    </Flex>
  );
}
