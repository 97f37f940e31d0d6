import { useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { visibilitiesOf } from '@haisha/validation/destination-note-choices';

/** Those whom the person may write for. */
export function useVisibilityOptions() {
  const { t } = useTranslation('destinationNote');
  const session = useSession();
  const visibilities = visibilitiesOf(session?.user.roles ?? [], session?.permissions['destinationNote.create']);
  return visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }));
}
