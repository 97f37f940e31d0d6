import { formatInstant, useLocale, useTranslation } from '@haisha/i18n';
import { isProblem, useMutation, useSession } from '@haisha/platform';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { Button, chakra, Flex, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { SelectField, TextField } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { type KioskDeviceInput, kioskDeviceInputSchema } from '@haisha/validation/kiosk';
import { FormFoot } from '../fields/form-foot.tsx';
import { addDevice } from './kiosk-devices-api.ts';

/** A new tablet: its name and centre, then the link and the code that register it, which nobody sees again. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kioskDevice');
  const locale = useLocale();
  const { options } = useDepartmentOptions('kioskDevice.update');
  const own = useSession()?.user.departmentIds[0];
  const { control, handleSubmit, setFieldErrors } = useSchemaForm(kioskDeviceInputSchema, {
    defaultValues: { departmentId: own ?? '', name: '' },
  });
  const { data: made, error, isPending, mutateAsync: add } = useMutation({ mutationFn: addDevice });

  async function save(input: KioskDeviceInput): Promise<void> {
    try {
      await add(input);
    } catch (cause) {
      if (isProblem(cause)) setFieldErrors(cause.problem.errors ?? []);
    }
  }

  if (made) {
    const link = `${window.location.origin}${locale === 'en' ? '/en' : ''}/auth#kiosk=${made.code}`;
    return (
      <Dialog open size="md" title={t('codeTitle', { name: made.device.name })} onClose={onClose}>
        <Stack gap="3">
          <Text>{t('codeText', { until: formatInstant(made.device.codeEndsAt) })}</Text>
          <Code>{made.code}</Code>
          <Text color="fg.muted" textStyle="sm">
            {t('orLink')}
          </Text>
          <Link>{link}</Link>
          <Flex justify="flex-end">
            <Button onClick={onClose}>{t('close')}</Button>
          </Flex>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog open size="md" title={t('addTitle')} closable={!isPending} onClose={onClose}>
      <Form label={t('addTitle')} control={control} busy={isPending} onSubmit={() => void handleSubmit(save)()}>
        <Stack gap="3.5">
          <SelectField
            control={control}
            name="departmentId"
            label={t('field.departmentId')}
            required
            options={options}
          />
          <TextField control={control} name="name" label={t('field.name')} required />
        </Stack>
        <FormFoot act={t('makeCode')} close={t('close')} error={error} isPending={isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

const Code = chakra('code', {
  base: { textStyle: '2xl', fontWeight: 'bold', letterSpacing: '0.1em', userSelect: 'all' },
});

const Link = chakra('code', { base: { textStyle: 'sm', overflowWrap: 'anywhere', userSelect: 'all' } });
