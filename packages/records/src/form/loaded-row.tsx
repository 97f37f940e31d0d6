import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Button, breakpoints, PageFrame, useMediaQuery } from '@haisha/ui';
import { usePageTitle } from '../pages/area-pages.tsx';
import { FormSheet, Measure } from './form-sheet.tsx';
import { FreshRow, type FreshRowProps } from './fresh-row.tsx';
import { useBackToList } from './use-back-to-list.ts';

export type LoadedRowProps<Row> = Omit<FreshRowProps<Row>, 'around' | 'wayOut'> & {
  /** Stands over the page while nothing is known of the row yet. */
  title: string;
  /** The list it belongs to: `/vehicles`. */
  path: string;
};

/** The page of a row that is read anew, with the way back while it is not there. */
export function LoadedRow<Row>({ title, path, ...row }: LoadedRowProps<Row>) {
  const list = usePageTitle(path);
  const back = useBackToList(path);
  const { t } = useTranslation('record');
  const hasIndex = useMediaQuery(`(min-width: ${breakpoints.lg})`);
  return (
    <FreshRow
      {...row}
      wayOut={
        <Button asChild variant="outline" colorPalette="gray" mt="1">
          <Link {...back.link}>{t('form.toList')}</Link>
        </Button>
      }
      around={(state) => (
        <PageFrame title={title} width="sheet" breadcrumb={[{ id: 'list', link: <Link {...back.link}>{list}</Link> }]}>
          <FormSheet>
            {/* Beside the form its index will stand. */}
            {hasIndex && <span data-index="" hidden />}
            <Measure pt="6">{state}</Measure>
          </FormSheet>
        </PageFrame>
      )}
    />
  );
}
