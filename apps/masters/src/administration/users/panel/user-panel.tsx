import { formatInstant, useJoined, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Fact } from '@haisha/records/panel/fact';
import { PanelLines } from '@haisha/records/panel/panel-lines';
import { PanelFacts, PanelSection, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { User } from '@haisha/validation/user';
import { user } from '../user.ts';
import { UserStateBadge } from '../user-state-badge.tsx';

const correction = async () =>
  (await import(/* webpackChunkName: "administration-forms" */ './user-correction.tsx')).UserCorrection;

/** A user beside the list. */
export function UserPanel(props: PanelProps<User>) {
  return (
    <RecordPanel {...props} of={user} correction={correction}>
      {(row) => (
        <>
          <PanelTitle title={row.name} facts={[row.kana, row.loginId]} />
          <UserFacts row={row} />
          <UserWrites row={row} />
        </>
      )}
    </RecordPanel>
  );
}

function UserFacts({ row }: { row: User }) {
  const { t } = useTranslation('user');
  const localName = useLocalName();
  const joined = useJoined();
  const departments = row.departmentNames.map((name, at) => localName(name, row.departmentNamesEn[at]));
  return (
    <PanelFacts>
      <Fact name="state">
        <UserStateBadge user={row} />
      </Fact>
      <Fact name="roles" correctable>
        {joined(row.roles.map((role) => t(`roles.${role}`)))}
      </Fact>
      <Fact name="departmentIds" correctable>
        {row.departmentScope === 'all' ? t('short.allDepartments') : joined(departments)}
      </Fact>
      <Fact name="lastLoginAt">{row.lastLoginAt !== null && formatInstant(row.lastLoginAt)}</Fact>
      <Fact name="hasTotp">{t(row.hasTotp ? 'short.on' : 'flag.off')}</Fact>
      <Fact name="hasSingleSignOn" label={t('short.hasSingleSignOn')}>
        {t(row.hasSingleSignOn ? 'short.on' : 'flag.off')}
      </Fact>
      <Fact name="phone" correctable>
        {row.phone !== null && <PhoneLink phone={row.phone} />}
      </Fact>
      <Fact name="language" correctable>
        {t(`language.${row.language}`)}
      </Fact>
      <Fact name="note" correctable>
        {row.note}
      </Fact>
    </PanelFacts>
  );
}

/** Who added the user and who changed it last; all of it is in the audit log. */
function UserWrites({ row: { createdAt, createdBy, updatedAt, updatedBy } }: { row: User }) {
  const { t } = useTranslation('panel');
  const writes = [
    { id: 'updated', at: updatedAt, by: updatedBy, what: t('did.other') },
    { id: 'created', at: createdAt, by: createdBy, what: t('did.create') },
  ];
  return (
    <PanelSection title={t('history')}>
      <PanelLines
        lines={writes
          .filter(({ id }) => id === 'created' || updatedAt !== createdAt)
          .map(({ id, at, by, what }) => ({
            id,
            when: formatInstant(at).slice(0, 10),
            what,
            end: by?.name ?? t('entity:actor.system'),
          }))}
      />
    </PanelSection>
  );
}
