import { useTranslation } from '@haisha/i18n';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useViews } from '@haisha/records/views/use-views';
import { ViewsButton } from '@haisha/records/views/views-button';
import { useBoardAddress } from './address/use-board-address.ts';
import { boardPath } from './board-place.ts';
import { BoardScreen } from './board-screen.tsx';
import { useKeptBoardText } from './density/use-board-density.ts';
import { useIsPartner } from './requests/use-is-partner.ts';

/** The allocation board (配車表): who drives what with which vehicle, and when. */
export function BoardPage() {
  return useIsPartner() ? <PlainBoard /> : <BoardWithViews />;
}

function BoardWithViews() {
  const { t } = useTranslation('board');
  const { address, change, ...list } = useBoardAddress();
  const keptText = useKeptBoardText(list.queryText);
  const { views, isOpening } = useViews('allocation', list);
  return (
    <BoardScreen
      title={usePageTitle(boardPath)}
      shortTitle={t('phone.title')}
      isOpening={isOpening}
      views={views && <ViewsButton views={views} list={list} keptText={keptText} />}
      {...{ address, change }}
    />
  );
}

/** A delivery company keeps no views: it sees its own requests alone. */
function PlainBoard() {
  const { address, change } = useBoardAddress();
  return <BoardScreen title={usePageTitle(boardPath)} {...{ address, change }} />;
}
