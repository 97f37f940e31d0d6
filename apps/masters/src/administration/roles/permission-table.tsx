import { useTranslation } from '@haisha/i18n';
import type { Role } from '@haisha/rules/permission';
import { chakra } from '@haisha/ui';
import { Fragment } from 'react';
import { scopeStyles } from './scope-styles.ts';
import type { SubjectGroup } from './subjects-of.ts';
import { useSubjectText } from './use-subject-text.ts';

export type PermissionTableProps = {
  groups: readonly SubjectGroup[];
  /** The columns. */
  roles: readonly Role[];
  /** Roles of the person who reads. */
  own: readonly Role[];
};

/** Subjects and acts down, roles across; the head and the subject stay in sight. */
export function PermissionTable({ groups, roles, own }: PermissionTableProps) {
  const { t } = useTranslation('permission');
  const subjectText = useSubjectText();
  const isOwn = (role: Role) => own.includes(role) || undefined;
  return (
    // A box that scrolls has to be within reach of the keyboard.
    <Scroll role="region" aria-label={t('table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('column')}
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" data-own={isOwn(role)}>
                {t(`user:roles.${role}`)}
                {isOwn(role) && <small>{t('yours')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, subjects }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 2} data-group>
                <span>{t(`group.${group}`)}</span>
              </th>
            </tr>
            {subjects.map(({ subject, acts }) => (
              <Fragment key={subject}>
                {acts.map(({ act, scopes }, index) => (
                  <tr key={act} data-first={index === 0 || undefined}>
                    {index === 0 && (
                      <th scope="row" rowSpan={acts.length} data-subject>
                        {subjectText(subject)}
                      </th>
                    )}
                    <th scope="row" data-act>
                      {t(`act.${act}`)}
                    </th>
                    {roles.map((role) => (
                      <td key={role} data-own={isOwn(role)}>
                        <span data-scope={scopes[role] ?? 'none'}>{t(`scope.${scopes[role] ?? 'none'}`)}</span>
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </Scroll>
  );
}

const Scroll = chakra('div', {
  base: {
    // On a phone one role is shown, and the page itself scrolls.
    overflow: { md: 'auto' },
    minW: '0',
    maxH: { md: 'calc(100dvh - 22.5rem)' },
    minH: { md: '24rem' },
    borderBlockWidth: '1px',
    bg: 'bg.panel',
    _print: { overflow: 'visible', maxH: 'none', borderWidth: '0' },
    '& table': { borderCollapse: 'separate', borderSpacing: '0', w: 'full', textStyle: 'sm' },
    '& thead th': {
      position: 'sticky',
      top: { base: 'var(--chakra-sizes-bar)', md: '0' },
      zIndex: '1',
      bg: 'bg.panel',
      textStyle: 'xs',
      color: 'fg.subtle',
      borderBottomWidth: '1px',
      minW: '4.5rem',
      wordBreak: 'keep-all',
      _print: { position: 'static' },
    },
    '& th, & td': { px: '2', py: '1.5', verticalAlign: 'middle' },
    '& th': { textAlign: 'start', fontWeight: 'normal' },
    '& thead th:first-of-type, & [data-group], & [data-subject]': { ps: '0' },
    '& thead th:not(:first-of-type), & td': { textAlign: 'center' },
    '& small': { display: 'block', textStyle: '2xs', color: 'primary.fg' },
    '& [data-own]': { bg: 'primary.subtle', color: 'fg' },
    '& [data-group]': { pt: '6', pb: '2', textStyle: 'md', fontWeight: 'bold' },
    '& [data-group] > span': { position: 'sticky', insetStart: '0' },
    '& [data-subject]': { verticalAlign: 'top', minW: { base: '7rem', md: '9.5rem' }, maxW: '12rem' },
    '& [data-act]': { color: 'fg.muted', minW: { base: '7rem', md: '9rem' }, maxW: '12rem' },
    '& tr[data-first] > *': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tr': { breakInside: 'avoid' },
    ...scopeStyles,
  },
});
