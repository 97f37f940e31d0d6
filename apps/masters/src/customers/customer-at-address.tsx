import { useTranslation } from '@haisha/i18n';
import { useCan, useQuery, useSearchParams } from '@haisha/platform';
import { ReadAnew } from '@haisha/records/form/read-anew';
import { askedHere } from '@haisha/records/list/use-list-query';
import { customersApi } from '@haisha/references/customers/customers-api';
import { Dialog } from '@haisha/ui/dialog';
import type { Customer } from '@haisha/validation/customer';
import type { ReactNode } from 'react';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerEditor } from './customer-editor.tsx';
import { customerPlace } from './customer-place.ts';
import { copiedCustomer } from './customer-values.ts';

/** The dialog that the address names: `?open=<id>` of a customer, `?add` of a new one, `&from=<id>` with another's values. */
export function CustomerAtAddress() {
  const [params, setParams] = useSearchParams();
  const can = useCan();
  const id = params.get('open');
  const from = params.get('from');
  const go = (place: Parameters<typeof customerPlace>[1]) =>
    setParams((now) => customerPlace(now, place), { preventScrollReset: true, state: askedHere });
  const close = () => go({});

  if (id !== null) {
    return (
      <LoadedCustomer key={id} id={id} onClose={close}>
        {(row) => <CustomerEditor row={row} onCopy={() => go({ from: row.id })} onClose={close} />}
      </LoadedCustomer>
    );
  }
  if (!params.has('add') || !can('customer.create')) return null;
  if (from === null) return <CustomerDialog row={null} onSaved={close} onClose={close} />;
  return (
    <LoadedCustomer key={from} id={from} onClose={close}>
      {(row) => (
        <CustomerDialog
          row={null}
          initial={copiedCustomer(row, can('customer.updateTerms'))}
          onSaved={close}
          onClose={close}
        />
      )}
    </LoadedCustomer>
  );
}

type LoadedCustomerProps = { id: string; onClose: () => void; children: (row: Customer) => ReactNode };

/** The dialog of a customer that is read anew. */
function LoadedCustomer({ id, onClose, children }: LoadedCustomerProps) {
  const { t } = useTranslation('customer');
  const reading = useQuery({ ...customersApi.detail(id), refetchOnMount: 'always' });
  return (
    <ReadAnew
      reading={reading}
      around={(state) => (
        <Dialog open onClose={onClose} title={t('name')} size="xl">
          {state}
        </Dialog>
      )}
    >
      {children}
    </ReadAnew>
  );
}
