import { Link } from '@haisha/platform';
import { PageFrame } from '@haisha/ui';
import { usePageTitle } from '../pages/area-pages.tsx';
import { Measure } from './form-sheet.tsx';
import { FreshRow, type FreshRowProps } from './fresh-row.tsx';
import { useBackToList } from './use-back-to-list.ts';

export type LoadedRowProps<Row> = Omit<FreshRowProps<Row>, 'around'> & {
  /** Stands over the page while nothing is known of the row yet. */
  title: string;
  /** The list it belongs to: `/vehicles`. */
  path: string;
};

/** The page of a row that is read anew, with the way back while it is not there. */
export function LoadedRow<Row>({ title, path, ...row }: LoadedRowProps<Row>) {
  const list = usePageTitle(path);
  const back = useBackToList(path);
  return (
    <FreshRow
      {...row}
      around={(state) => (
        <PageFrame title={title} width="sheet" breadcrumb={[{ id: 'list', link: <Link {...back.link}>{list}</Link> }]}>
          <Measure pt="6">{state}</Measure>
        </PageFrame>
      )}
    />
  );
}
