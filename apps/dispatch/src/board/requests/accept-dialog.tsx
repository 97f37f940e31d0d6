import { useTranslation } from '@haisha/i18n';
import { Button, Field, Input, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { Form } from '@haisha/ui/form';
import type { Allocation } from '@haisha/validation/allocation';
import { useRef, useState } from 'react';
import type { Answer } from './requests-api.ts';

export type AcceptDialogProps = {
  run: Allocation;
  isBusy: boolean;
  onAccept: (answer: Extract<Answer, { name: 'accept' }>) => void;
  onClose: () => void;
};

const longest = { vehicle: 40, driver: 60 };

/** Accepts a request, with the vehicle and the driver as far as they are known by now. */
export function AcceptDialog({ run, isBusy, onAccept, onClose }: AcceptDialogProps) {
  const { t } = useTranslation('request');
  const [vehicle, setVehicle] = useState(run.hiredVehicle ?? '');
  const [driver, setDriver] = useState(run.hiredDriverName ?? '');
  const first = useRef<HTMLInputElement>(null);
  const title = t('dialog.title', { number: run.number });

  function accept(): void {
    const [hiredVehicle, hiredDriverName] = [vehicle.trim(), driver.trim()];
    onAccept({ name: 'accept', ...(hiredVehicle && { hiredVehicle }), ...(hiredDriverName && { hiredDriverName }) });
  }

  return (
    <Dialog open size="sm" title={title} initialFocusRef={first} onClose={onClose} closable={!isBusy}>
      <Form label={title} busy={isBusy} onSubmit={accept}>
        <Stack gap="4">
          <Text color="fg.muted">{t('dialog.later')}</Text>
          <Field.Root>
            <Field.Label>{t('dialog.vehicle')}</Field.Label>
            <Input
              ref={first}
              maxLength={longest.vehicle}
              placeholder={t('dialog.vehicleHint')}
              value={vehicle}
              onChange={({ target }) => setVehicle(target.value)}
            />
          </Field.Root>
          <Field.Root>
            <Field.Label>{t('dialog.driver')}</Field.Label>
            <Input
              maxLength={longest.driver}
              autoComplete="off"
              value={driver}
              onChange={({ target }) => setDriver(target.value)}
            />
          </Field.Root>
        </Stack>
        <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="flex-end" gap="3" pt="5">
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            {t('dialog.back')}
          </Button>
          <Button type="submit" loading={isBusy} loadingText={t('accept')}>
            {t('accept')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
