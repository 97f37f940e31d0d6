import { formatNumber, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { DueFact, Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelDues, PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { course } from '@haisha/references/courses/course';
import { StatusBadge } from '@haisha/ui';
import type { Course } from '@haisha/validation/course';
import { useCourseText } from '../use-course-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "course-forms" */ './course-correction.tsx')).CourseCorrection;

/** A course beside the list. */
export function CoursePanel(props: PanelProps<Course>) {
  return (
    <RecordPanel {...props} of={course} correction={correction}>
      {(row) => (
        <>
          <CourseTitle row={row} />
          {row.validTo !== null && (
            <PanelDues>
              <DueFact name="validTo" date={row.validTo} correctable />
            </PanelDues>
          )}
          <CourseFacts row={row} />
          <PanelChanges />
        </>
      )}
    </RecordPanel>
  );
}

function CourseTitle({ row }: { row: Course }) {
  const { t } = useTranslation('course');
  const localName = useLocalName();
  const textOf = useCourseText();
  return (
    <PanelTitle
      title={localName(row.name, row.nameEn)}
      facts={[
        row.code,
        textOf('roundNumber', row.roundNumber),
        localName(row.departmentName, row.departmentNameEn),
        localName(row.directionName, row.directionNameEn),
        row.isTemporary && (
          <StatusBadge key="temporary" tone="neutral">
            {t('field.isTemporary')}
          </StatusBadge>
        ),
      ]}
    />
  );
}

function CourseFacts({ row }: { row: Course }) {
  const { t } = useTranslation('course');
  const localName = useLocalName();
  const textOf = useCourseText();
  return (
    <PanelFacts>
      <Fact name="reportMinutes" correctable aside={t('panel.until', { time: textOf('endMinutes', row.endMinutes) })}>
        {textOf('reportMinutes', row.reportMinutes)}
      </Fact>
      <Fact name="departMinutes" correctable>
        {textOf('departMinutes', row.departMinutes)}
      </Fact>
      <Fact name="dutyMinutes">{textOf('dutyMinutes', row.dutyMinutes)}</Fact>
      <Fact name="weekdays" correctable>
        {textOf('weekdays', row.weekdays)}
      </Fact>
      <Fact name="vehicleTypeName">{localName(row.vehicleTypeName, row.vehicleTypeNameEn)}</Fact>
      <Fact name="zones" correctable>
        {textOf('zones', row.zones)}
      </Fact>
      <Fact name="defaultVehicleId" label={t('column.drivenBy')} correctable>
        {localName(row.defaultDeliveryCompanyName, row.defaultDeliveryCompanyNameEn) ??
          [row.defaultVehicleName, localName(row.defaultDriverName, row.defaultDriverNameEn)]
            .filter((name) => name !== null)
            .join('　')}
      </Fact>
      <Fact name="cargoOwnerName">{localName(row.cargoOwnerName, row.cargoOwnerNameEn)}</Fact>
      <Fact name="stopCount" aside={row.hasEarlyStop && t('stopOrder.early')}>
        {formatNumber(row.stopCount)}
      </Fact>
      <Fact name="standardDistanceKm" correctable>
        {textOf('standardDistanceKm', row.standardDistanceKm)}
      </Fact>
      <Fact name="note" correctable>
        {row.note}
      </Fact>
    </PanelFacts>
  );
}
