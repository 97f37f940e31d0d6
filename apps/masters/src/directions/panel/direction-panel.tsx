import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { direction } from '@haisha/references/directions/direction';
import { ColourMark } from '@haisha/ui/colour-mark';
import type { Direction } from '@haisha/validation/direction';
import { useDirectionText } from '../use-direction-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "direction-forms" */ './direction-correction.tsx')).DirectionCorrection;

const shown = ['municipalityCodes', 'standardDistanceKm', 'standardMinutes'] as const;

/** A direction beside the list. */
export function DirectionPanel(props: PanelProps<Direction>) {
  const { t } = useTranslation('direction');
  const localName = useLocalName();
  const textOf = useDirectionText();
  return (
    <RecordPanel {...props} of={direction} correction={correction}>
      {(row) => (
        <>
          <PanelTitle
            title={localName(row.name, row.nameEn)}
            facts={[row.code, localName(row.departmentName, row.departmentNameEn)]}
          />
          <PanelFacts>
            {shown.map((name) => (
              <Fact key={name} name={name} correctable>
                {textOf(name, row[name])}
              </Fact>
            ))}
            <Fact name="colour" label={t('short.colour')} correctable>
              {row.colour !== null && <ColourMark colour={row.colour} withCode />}
            </Fact>
            <Fact name="sortOrder" correctable>
              {textOf('sortOrder', row.sortOrder)}
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
