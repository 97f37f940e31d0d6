import { formatNumber, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { parcel } from './parcel.ts';
import type { Parcel } from './parcel-contract.ts';

const correction = async () => (await import('./parcel-correction.tsx')).ParcelCorrection;

/** A parcel beside the list. */
export function ParcelPanel(props: PanelProps<Parcel>) {
  const { t } = useTranslation('parcel');
  const localName = useLocalName();
  return (
    <RecordPanel {...props} of={parcel} correction={correction}>
      {(row) => (
        <>
          <PanelTitle title={row.code} facts={[localName(row.name, row.nameEn)]} />
          <PanelFacts>
            <Fact name="size" correctable>
              {t(`size.${row.size}`)}
            </Fact>
            <Fact name="pieces" correctable>
              {formatNumber(row.pieces)}
            </Fact>
            <Fact name="depotName">{localName(row.depotName, row.depotNameEn)}</Fact>
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
