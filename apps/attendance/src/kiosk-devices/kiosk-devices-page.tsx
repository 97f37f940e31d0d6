import { useTranslation } from '@haisha/i18n';
import { notify, useCan, useMutation, useProblemText, useQuery, useQueryClient } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { Button, EmptyState, Icon, PageFrame, SkeletonTable } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import type { KioskDevice } from '@haisha/validation/kiosk';
import { useState } from 'react';
import { PageTools } from '../fields/page-tools.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import { DeviceTable } from './device-table.tsx';
import { kioskDevicesPath } from './kiosk-device-place.ts';
import { devicesPath, kioskDevices, revokeDevice } from './kiosk-devices-api.ts';

/** The tablets at the entrances: each with its centre and last use; a new one gets a code, a lost one is revoked. */
export function KioskDevicesPage() {
  const { t } = useTranslation('kioskDevice');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const mayChange = useCan()('kioskDevice.update');
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<KioskDevice | null>(null);
  const { data, error, refetch } = useQuery(kioskDevices());
  const refresh = () => queries.invalidateQueries({ queryKey: [devicesPath] });
  const revoking = useMutation({
    mutationFn: revokeDevice,
    onSuccess: ({ id, name }) => {
      notify({ kind: 'success', text: t('revoked', { name }), about: id });
      setAsked(null);
    },
    onSettled: refresh,
  });

  return (
    <PageFrame title={usePageTitle(kioskDevicesPath)} width="edge">
      <PageTools label={t('tools')}>
        <span>{t('intro')}</span>
        {mayChange && (
          <Button ms="auto" onClick={() => setIsAdding(true)}>
            <Icon name="add" />
            {t('add')}
          </Button>
        )}
      </PageTools>
      {error && <ProblemState error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonTable />}
      {data?.length === 0 && <EmptyState title={t('none')} />}
      {data && data.length > 0 && <DeviceTable devices={data} onRevoke={mayChange ? setAsked : undefined} />}
      {isAdding && (
        <DeviceDialog
          onClose={() => {
            setIsAdding(false);
            void refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        tone="danger"
        title={t('revokeTitle', { name: asked?.name })}
        confirmLabel={t('revoke')}
        busy={revoking.isPending}
        error={revoking.error && problemText(revoking.error)}
        onConfirm={() => asked && revoking.mutate(asked.id)}
        onClose={() => {
          revoking.reset();
          setAsked(null);
        }}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </PageFrame>
  );
}
