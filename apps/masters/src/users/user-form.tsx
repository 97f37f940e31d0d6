import { useTranslation } from '@haisha/i18n';
import { notify, useNavigate } from '@haisha/platform';
import { type User, userInputSchema } from '@haisha/validation/user';
import { deliveryCompaniesApi } from '../api/delivery-companies-api.ts';
import { usersApi } from '../api/users-api.ts';
import { archivedRow } from '../form/archived-row.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityFormFrame } from '../form/entity-form-frame.tsx';
import { referenceTo } from '../form/reference-to.ts';
import { useBackToList } from '../form/use-back-to-list.ts';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { usePageTitle } from '../use-page-title.ts';
import { DeactivatedNotice } from './deactivated-notice.tsx';
import { useUserText } from './use-user-text.ts';
import { UserActions } from './user-actions.tsx';
import { UserFields } from './user-fields.tsx';
import { userName } from './user-name.ts';
import { UserStateBadge } from './user-state-badge.tsx';
import { newUser, userValues } from './user-values.ts';

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
