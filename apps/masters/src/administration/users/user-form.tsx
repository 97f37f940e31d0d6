import { useTranslation } from '@haisha/i18n';
import { useNavigate } from '@haisha/platform';
import { archivedRow } from '@haisha/records/form/archived-row';
import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordFormFrame } from '@haisha/records/form/record-form-frame';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { type User, userInputSchema } from '@haisha/validation/user';
import { DeactivatedNotice } from './deactivated-notice.tsx';
import { useUserText } from './use-user-text.ts';
import { user } from './user.ts';
import { UserActions } from './user-actions.tsx';
import { UserFields } from './user-fields.tsx';
import { userReferences } from './user-references.ts';
import { UserStateBadge } from './user-state-badge.tsx';
import { newUser, userValues } from './user-values.ts';

/** The page on which a user is added or changed. */
function UserForm({ row }: RowToEdit<User>) {
  const { t } = useTranslation('user');
  const back = useBackToList(user.path);
  const navigate = useNavigate();
  const recordForm = useRecordForm(user, {
    schema: userInputSchema,
    row,
    valuesOf: userValues,
    initial: newUser,
    told: row ? undefined : t('added'),
    onSaved: (saved) => {
      if (row) return back.go();
      navigate(user.formAt(saved.id), { replace: true });
    },
  });
  const deactivated = archivedRow(recordForm);
  return (
    <RecordFormFrame
      of={user}
      form={recordForm}
      textOf={useUserText()}
      references={userReferences}
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
      <UserFields form={recordForm.form} user={row} />
    </RecordFormFrame>
  );
}

export const userForm = formPages(user, UserForm);
