import { formatDate, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { parseNightTime } from '@haisha/rules/night-time';
import { formatPlate } from '@haisha/rules/plate';
import { Button, Field, Input, NativeSelect, SimpleGrid, Stack } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { FieldNotes } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useId, useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { midnightOf } from '../geometry/scale.ts';

export type NewRunDialogProps = { onClose: () => void };

type Typed = { row: string; driver1Id: string; driver2Id: string; start: string; end: string };

const nothing: Typed = { row: '', driver1Id: '', driver2Id: '', start: '', end: '' };

/** A run of the day without deliveries: with what, with whom, from when until when; times are typed as 25:30. */
export function NewRunDialog({ onClose }: NewRunDialogProps) {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  const { address, day, departmentId, give } = useBoard();
  const [typed, setTyped] = useState(nothing);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [first, startField, endField] = [
    useRef<HTMLSelectElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const fields = useId();
  const title = t('newRun.title', { day: formatDate(address.date) });
  const change = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }));

  const drivers = (day?.drivers ?? []).map(({ id, name, nameEn }) => ({ value: id, label: localName(name, nameEn) }));
  const vehicles = (day?.vehicles ?? []).map(({ id, code, plate }) => ({
    value: `vehicleId ${id}`,
    label: `${code} ${formatPlate(plate)}`,
  }));
  const companies = (day?.deliveryCompanies ?? []).map(({ id, name, nameEn }) => ({
    value: `deliveryCompanyId ${id}`,
    label: localName(name, nameEn),
  }));
  const isHired = typed.row.startsWith('deliveryCompanyId');
  const [start, end] = [parseNightTime(typed.start), parseNightTime(typed.end)];
  const faults = {
    row: typed.row === '' && t('newRun.rowMissing'),
    start: start === null && t('newRun.timeMissing'),
    end:
      (end === null && t('newRun.timeMissing')) ||
      (start !== null && end !== null && end <= start && t('newRun.endBeforeStart')),
  };

  /** The usual driver of the vehicle comes with it. */
  function chooseRow(row: string): void {
    const vehicle = day?.vehicles.find(({ id }) => row === `vehicleId ${id}`);
    change({ row, driver1Id: vehicle?.mainDriverId ?? '' });
  }

  async function save(): Promise<void> {
    setIsTried(true);
    const fault = (['row', 'start', 'end'] as const).find((name) => faults[name]);
    if (fault || start === null || end === null) {
      ({ row: first, start: startField, end: endField })[fault ?? 'row'].current?.focus();
      return;
    }
    const from = midnightOf(address.date);
    const at = (minutes: number) => new Date(from + minutes * 60_000).toISOString();
    const [kind = '', id = ''] = typed.row.split(' ');
    const crew = { driver1Id: typed.driver1Id, driver2Id: typed.driver2Id === '' ? null : typed.driver2Id };
    setIsBusy(true);
    const done = await give({
      kind: 'create',
      run: {
        operationDate: address.date,
        departmentId,
        target: kind === 'vehicleId' ? { vehicleId: id } : { deliveryCompanyId: id },
        ...(!isHired && typed.driver1Id !== '' && { driverIds: crew }),
        start: at(start),
        end: at(end),
      },
      deliveryIds: [],
    });
    setIsBusy(false);
    if (done) onClose();
  }

  const errorOf = (name: keyof typeof faults) => (isTried && faults[name]) || undefined;
  return (
    <Dialog open size="sm" title={title} initialFocusRef={first} onClose={onClose} closable={!isBusy}>
      <Form label={title} busy={isBusy} onSubmit={() => void save()}>
        <SimpleGrid columns={2} gap="4">
          <Field.Root required invalid={errorOf('row') !== undefined} gridColumn="1 / -1">
            <Field.Label>{t('newRun.row')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field ref={first} value={typed.row} onChange={({ target }) => chooseRow(target.value)}>
                <option value="" />
                <Options options={vehicles} />
                <optgroup label={t('panel.company')}>
                  <Options options={companies} />
                </optgroup>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            <FieldNotes id={`${fields}-row`} error={errorOf('row')} />
          </Field.Root>
          {!isHired &&
            (['driver1', 'driver2'] as const).map((role) => (
              <Field.Root key={role}>
                <Field.Label>{t(`panel.${role}`)}</Field.Label>
                <NativeSelect.Root disabled={role === 'driver2' && typed.driver1Id === ''}>
                  <NativeSelect.Field
                    value={typed[`${role}Id`]}
                    onChange={({ target }) => change({ [`${role}Id`]: target.value })}
                  >
                    <option value="">{t('panel.nobody')}</option>
                    <Options options={drivers} />
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </Field.Root>
            ))}
          {(['start', 'end'] as const).map((name) => (
            <Field.Root key={name} required invalid={errorOf(name) !== undefined}>
              <Field.Label>{t(`panel.${name}`)}</Field.Label>
              <Input
                ref={name === 'start' ? startField : endField}
                inputMode="numeric"
                aria-describedby={`${fields}-${name}-error`}
                placeholder={name === 'start' ? '2:30' : '25:30'}
                value={typed[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
              <FieldNotes id={`${fields}-${name}`} error={errorOf(name)} />
            </Field.Root>
          ))}
        </SimpleGrid>
        <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="flex-end" gap="3" pt="5">
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy} loadingText={t('newRun.give')}>
            {t('newRun.give')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

function Options({ options }: { options: readonly { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
