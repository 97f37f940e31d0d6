import { Link } from '@haisha/platform';
import { PageFrame } from '@haisha/ui';
import { usePageTitle } from '../pages/area-pages.tsx';
import { ReadAnew, type ReadAnewProps } from './read-anew.tsx';
import { useBackToList } from './use-back-to-list.ts';

export type LoadedRowProps<Row> = Omit<ReadAnewProps<Row>, 'around'> & {
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
    <ReadAnew
      {...row}
      around={(state) => (
        <PageFrame title={title} width="form" breadcrumb={[{ id: 'list', link: <Link {...back.link}>{list}</Link> }]}>
          {state}
        </PageFrame>
      )}
    />
  );
}
