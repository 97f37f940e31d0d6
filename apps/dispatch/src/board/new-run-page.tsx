import { tokyoDate } from '@haisha/i18n';
import { useNavigate } from '@haisha/platform';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { writeBoardAddress } from './address/board-address.ts';
import { useBoardAddress } from './address/use-board-address.ts';
import { boardPath, newRunPath } from './board-place.ts';
import { BoardScreen } from './board-screen.tsx';
import { NewRunDialog } from './toolbar/new-run-dialog.tsx';

/** A new run without deliveries is written down over the board of its day. */
export function NewRunPage() {
  const title = usePageTitle(newRunPath);
  const navigate = useNavigate();
  const { address, change } = useBoardAddress();
  const close = () => void navigate(`${boardPath}?${writeBoardAddress(address, tokyoDate())}`);
  return (
    <BoardScreen title={title} address={address} change={change}>
      <NewRunDialog onClose={close} />
    </BoardScreen>
  );
}
