import { useTranslation } from '@haisha/i18n';
import { Link, useLive, useOthersHere } from '@haisha/platform';
import { Button, Flex, PageFrame } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import type { Watched } from '../record-calls.ts';
import { EntityFormBody, type EntityFormBodyProps } from './entity-form-body.tsx';
import { OthersHere } from './others-here.tsx';
import { useBackToList } from './use-back-to-list.ts';

export type EntityFormFrameProps<
  Input extends FieldValues,
  Output extends FieldValues,
  Row extends EntityFields,
> = Omit<EntityFormBodyProps<Input, Output, Row>, 'cancel'> & {
  /** The list the form belongs to: `/departments`. */
  path: string;
  /** What its link is called: 部署. */
  listTitle: string;
  api: Watched;
  nameOf: NameOf<Row>;
  /** Acts on the row: links, buttons. */
  actions?: ReactNode;
  /** Puts the form among others of the page: into a tab. */
  around?: (form: ReactNode) => ReactNode;
};

/** Around every form: way back, save, conflict, who else is here, and who changed the row last. */
export function EntityFormFrame<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  path,
  listTitle,
  api,
  nameOf,
  actions,
  around = (form) => form,
  ...body
}: EntityFormFrameProps<Input, Output, Row>) {
  const { entityForm, title, permission } = body;
  const { t } = useTranslation('record');
  const back = useBackToList(path);
  const { row } = entityForm;
  const called = useNameOf(nameOf);
  const others = useOthersHere(permission, row?.id);
  useLive(...api.entities);

  return (
    <PageFrame
      title={title}
      subtitle={
        row && (
          <Flex gap="3" wrap="wrap" align="center">
            {called(row)}
            <OthersHere names={others} />
          </Flex>
        )
      }
      width="form"
      breadcrumb={[{ id: 'list', link: <Link {...back.link}>{listTitle}</Link> }]}
      actions={actions}
    >
      {around(
        <EntityFormBody
          {...body}
          cancel={
            <Button asChild variant="outline" colorPalette="gray">
              <Link {...back.link}>{t('form.cancel')}</Link>
            </Button>
          }
        />,
      )}
    </PageFrame>
  );
}
