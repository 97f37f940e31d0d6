import { useTranslation } from '@haisha/i18n';
import { notify, useNavigate } from '@haisha/platform';
import { archivedRow } from '@haisha/records/form/archived-row';
import { EntityFormFrame } from '@haisha/records/form/entity-form-frame';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { deliveryCompaniesApi } from '@haisha/references/delivery-companies/delivery-companies-api';
import { type User, userInputSchema } from '@haisha/validation/user';
import { DeactivatedNotice } from './deactivated-notice.tsx';
import { useUserText } from './use-user-text.ts';
import { UserActions } from './user-actions.tsx';
import { UserFields } from './user-fields.tsx';
import { userName } from './user-name.ts';
import { UserStateBadge } from './user-state-badge.tsx';
import { newUser, userValues } from './user-values.ts';
import { usersApi } from './users-api.ts';

export type UserFormProps = {
  /** The user to change; null for a new one. */
  row: User | null;
};

const references = { deliveryCompanyId: referenceTo(deliveryCompaniesApi, codeAndName) };

/** The page on which a user is added or changed. */
export function UserForm({ row }: UserFormProps) {
  const { t } = useTranslation('user');
  const title = usePageTitle(row ? '/users/edit/:id' : '/users/add');
  const listTitle = usePageTitle('/users');
  const back = useBackToList('/users');
  const navigate = useNavigate();
  const entityForm = useEntityForm({
    schema: userInputSchema,
    row,
    valuesOf: userValues,
    initial: newUser,
    save: useSave(usersApi),
    onSaved: (saved) => {
      if (row) return back.go();
      notify({ kind: 'info', text: t('added') });
      navigate(`/users/edit/${saved.id}`, { replace: true });
    },
  });
  const deactivated = archivedRow(entityForm);
  return (
    <EntityFormFrame
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/users"
      permission="user"
      api={usersApi}
      nameOf={userName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={useUserText()}
      references={references}
      notice={deactivated && <DeactivatedNotice user={deactivated} />}
      actions={
        row && (
          <>
            <UserStateBadge user={row} />
            <UserActions user={row} />
          </>
        )
      }
    >
      <UserFields form={entityForm.form} user={row} />
    </EntityFormFrame>
  );
}
