import { useTranslation } from '@haisha/i18n';
import { Link, useCan, useLive, useOthersHere } from '@haisha/platform';
import { Button, breakpoints, Flex, PageFrame, Text, useMediaQuery } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, use } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import { usePageTitle } from '../pages/area-pages.tsx';
import type { Watched } from '../record-calls.ts';
import type { RecordPlace } from '../record-place.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { AddingNext } from './adding-next.tsx';
import { Measure } from './form-sheet.tsx';
import { OthersHere } from './others-here.tsx';
import { RecordFormBody, type RecordFormBodyProps } from './record-form-body.tsx';
import { useBackToList } from './use-back-to-list.ts';

export type RecordFormFrameProps<
  Input extends FieldValues,
  Output extends FieldValues,
  Row extends EntityFields,
> = Omit<RecordFormBodyProps<Input, Output, Row>, 'title' | 'permission' | 'act' | 'labelOf' | 'cancel' | 'saved'> & {
  of: RecordPlace & { api: Watched; nameOf: NameOf<Row> };
  /** Acts on the row: links, buttons. */
  actions?: ReactNode;
  /** Puts the form among others of the page: into a tab. */
  around?: (form: ReactNode) => ReactNode;
};

/** Around every form: way back, save, conflict, who else is here, and who changed the row last. */
export function RecordFormFrame<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  of: { name, path, api, nameOf, formAt },
  actions,
  around = (form) => form,
  ...body
}: RecordFormFrameProps<Input, Output, Row>) {
  const { row } = body.form;
  const { t } = useTranslation('record');
  const words = useRecordWords(name);
  const pageTitle = usePageTitle(formAt(row ? ':id' : null));
  const mayChange = useCan()(`${name}.update`);
  const title = row && !mayChange ? words('name') : pageTitle;
  const listTitle = usePageTitle(path);
  const back = useBackToList(path);
  const called = useNameOf(nameOf);
  const others = useOthersHere(name, row?.id);
  const adding = use(AddingNext);
  const added = row === null ? adding?.last : null;
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  useLive(...api.entities);

  const whose = row && (
    <Flex gap="3" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Text as="span" minW="0" {...(isWide ? { truncate: true } : { fontWeight: 'bold', overflowWrap: 'anywhere' })}>
        {called(row)}
      </Text>
      <OthersHere names={others} />
    </Flex>
  );

  return (
    <PageFrame
      title={title}
      subtitle={isWide ? whose : undefined}
      width="sheet"
      breadcrumb={[{ id: 'list', link: <Link {...back.link}>{listTitle}</Link> }]}
      actions={actions}
    >
      {!isWide && whose && <Measure pt="3">{whose}</Measure>}
      {around(
        <RecordFormBody
          {...body}
          title={title}
          permission={name}
          labelOf={(field) => words(`field.${field}`)}
          cancel={
            <Button asChild variant="ghost" colorPalette="gray">
              <Link {...back.link}>{t('form.cancel')}</Link>
            </Button>
          }
          saved={
            added && (
              <Text color="fg.muted" textStyle="xs" truncate>
                {t('form.addedLast', { count: adding?.count })}{' '}
                <Text asChild color="primary.fg">
                  <Link to={formAt(added.id)}>{called(added as Row)}</Link>
                </Text>
              </Text>
            )
          }
        />,
      )}
    </PageFrame>
  );
}
