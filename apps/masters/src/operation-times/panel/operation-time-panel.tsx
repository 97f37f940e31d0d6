import { formatDate, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { DueFact, Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelDues, PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { formatNightTime } from '@haisha/rules/night-time';
import type { OperationTime } from '@haisha/validation/operation-time';
import { dayTypes } from '@haisha/validation/operation-time-choices';
import { operationTime } from '../operation-time.ts';
import { useDurationText } from '../use-duration-text.ts';
import { useOperationTimeText } from '../use-operation-time-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "operation-time-forms" */ './operation-time-correction.tsx'))
    .OperationTimeCorrection;

/** An operation time beside the list. */
export function OperationTimePanel(props: PanelProps<OperationTime>) {
  const { t } = useTranslation('operationTime');
  const localName = useLocalName();
  const textOf = useOperationTimeText();
  const durationText = useDurationText();
  return (
    <RecordPanel {...props} of={operationTime} correction={correction}>
      {(row) => (
        <>
          <PanelTitle
            title={localName(row.name, row.nameEn)}
            facts={[row.code, localName(row.departmentName, row.departmentNameEn), textOf('shiftKind', row.shiftKind)]}
          />
          {row.validTo !== null && (
            <PanelDues>
              <DueFact name="validTo" date={row.validTo} correctable />
            </PanelDues>
          )}
          <PanelFacts>
            <Fact name="startMinutes" label={t('short.shift')} correctable>
              {`${formatNightTime(row.startMinutes)}–${formatNightTime(row.endMinutes)}`}
            </Fact>
            <Fact name="dutyMinutes">{durationText(row.dutyMinutes)}</Fact>
            <Fact name="dayTypes" correctable>
              {row.dayTypes.length === dayTypes.length ? t('everyDay') : textOf('dayTypes', row.dayTypes)}
            </Fact>
            <Fact name="breaks" correctable>
              {textOf('breaks', row.breaks)}
            </Fact>
            <Fact name="courseTimes">
              {row.courseTimes.length > 0 && t('courseTimes.count', { count: row.courseTimes.length })}
            </Fact>
            <Fact name="validFrom" correctable>
              {formatDate(row.validFrom)}
            </Fact>
            <Fact name="note" correctable>
              {row.note}
            </Fact>
          </PanelFacts>
          <PanelChanges />
        </>
      )}
    </RecordPanel>
  );
}
