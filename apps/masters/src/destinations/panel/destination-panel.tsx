import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { DueFact, Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelDues, PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { withWords } from '@haisha/records/words/with-words';
import { destination } from '@haisha/references/destinations/destination';
import { positionOf } from '@haisha/rules/map-address';
import { StatusBadge } from '@haisha/ui';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Destination } from '@haisha/validation/destination';
import { Suspense } from 'react';
import { AddressLink } from '../../fields/address-link.tsx';
import { addressOf } from '../../fields/address-of.ts';
import { GeoStateBadge } from '../geo-state-badge.tsx';
import { noteWords } from '../notes/note-words.ts';
import { notesAt } from '../notes/notes-path.ts';
import { useDestinationText } from '../use-destination-text.ts';
import { useWeekText } from './use-week-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "destination-forms" */ './destination-correction.tsx')).DestinationCorrection;

const LastNotes = lazyPart(async () => ({
  default: await withWords({
    words: noteWords,
    load: async () => (await import(/* webpackChunkName: "last-notes" */ '../notes/last-notes.tsx')).LastNotes,
  }),
}));

/** A delivery destination beside the list, with what was said of it last. */
export function DestinationPanel(props: PanelProps<Destination>) {
  const readsNotes = useCan()('destinationNote.read');
  return (
    <RecordPanel
      {...props}
      of={destination}
      correction={correction}
      pageAt={(row) => (readsNotes ? notesAt(row.id) : null)}
    >
      {(row) => (
        <>
          <DestinationTitle row={row} />
          {row.validTo !== null && (
            <PanelDues>
              <DueFact name="validTo" date={row.validTo} correctable />
            </PanelDues>
          )}
          <DestinationFacts row={row} />
          <PanelChanges />
          {readsNotes && (
            <Suspense>
              <LastNotes key={row.id} destinationId={row.id} locked={row.archivedAt !== null} />
            </Suspense>
          )}
        </>
      )}
    </RecordPanel>
  );
}

function DestinationTitle({ row }: { row: Destination }) {
  const { t } = useTranslation('destination');
  const localName = useLocalName();
  return (
    <PanelTitle
      title={localName(row.name, row.nameEn)}
      facts={[
        row.code,
        localName(row.cargoOwnerName, row.cargoOwnerNameEn),
        t(`kind.${row.kind}`),
        row.isTemporary && (
          <StatusBadge key="temporary" tone="neutral">
            {t('field.isTemporary')}
          </StatusBadge>
        ),
      ]}
    />
  );
}

const shown = ['holidayRule', 'workMinutes', 'largestVehicleClass', 'parkingPlace', 'receiptRule', 'zones'] as const;

function DestinationFacts({ row }: { row: Destination }) {
  const { t } = useTranslation('destination');
  const localName = useLocalName();
  const textOf = useDestinationText();
  const weekText = useWeekText();
  return (
    <PanelFacts>
      <Fact name="addressLine1" label={t('column.address')}>
        <AddressLink address={addressOf(row)} position={positionOf(row)} />
      </Fact>
      <Fact name="geoState">
        <GeoStateBadge state={row.geoState} />
      </Fact>
      <Fact name="phone" correctable>
        {row.phone !== null && <PhoneLink phone={row.phone} />}
      </Fact>
      <Fact name="contactName" correctable>
        {row.contactName}
      </Fact>
      <Fact name="slots">{weekText(row.slots)}</Fact>
      <Fact name="closedWeekdays">{textOf('closedWeekdays', row.closedWeekdays)}</Fact>
      {shown.map((name) => (
        <Fact key={name} name={name} correctable>
          {textOf(name, row[name])}
        </Fact>
      ))}
      <Fact name="directionName" aside={textOf('courseCodes', row.courseCodes)}>
        {localName(row.directionName, row.directionNameEn)}
      </Fact>
      <Fact name="note" correctable>
        {row.note}
      </Fact>
    </PanelFacts>
  );
}
