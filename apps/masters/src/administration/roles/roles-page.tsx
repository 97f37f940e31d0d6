import { useTranslation } from '@haisha/i18n';
import { useQuery, useSession } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyOf } from '@haisha/records/list/list-definition';
import { manyChoice } from '@haisha/records/list/many-choice';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { permissionTable } from '@haisha/records/permission-table';
import { roles } from '@haisha/rules/roles';
import { searchText } from '@haisha/rules/search-text';
import { Box, Button, breakpoints, EmptyState, Icon, PageFrame, SkeletonTable, Text, useMediaQuery } from '@haisha/ui';
import { FilterBar, SearchField } from '@haisha/ui/filters';
import { rolesPath } from '../administration-paths.ts';
import { PermissionTable } from './permission-table.tsx';
import { ScopeLegend } from './scope-legend.tsx';
import { subjectsOf } from './subjects-of.ts';
import { useSubjectText } from './use-subject-text.ts';

const definition = { sortColumns: ['permission'] as const, filters: { role: manyOf(roles) } };

/** What each role may do and on which rows, as it is in force; one role at a time on a telephone. */
export function RolesPage() {
  const { t } = useTranslation('permission');
  const subjectText = useSubjectText();
  const own = useSession()?.user.roles ?? [];
  const wide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  const list = useListQuery(definition);
  const { q, role } = list.query;
  const { data, error, refetch } = useQuery(permissionTable());
  const one = role[0] ?? own[0] ?? roles[0];
  const several = role.length > 0 ? role : roles;
  const filter = manyChoice(list, 'role', {
    label: t('role'),
    options: roles.map((value) => ({ value, label: t(`user:roles.${value}`) })),
  });
  const wantedText = searchText(q);
  const groups =
    data && subjectsOf(data, (subject, act) => searchText(subjectText(subject), t(`act.${act}`)).includes(wantedText));

  return (
    <PageFrame title={usePageTitle(rolesPath)} intro={t('intro')}>
      <Box display="contents" css={{ '& > *': { _print: { display: 'none !important' } } }}>
        <FilterBar
          isWithin
          tools={[
            {
              id: 'print',
              node: (
                <Button variant="ghost" colorPalette="gray" onClick={() => window.print()}>
                  <Icon name="print" />
                  {t('print')}
                </Button>
              ),
            },
          ]}
          search={
            <SearchField
              label={t('search')}
              value={q}
              onSearch={(text) => list.change({ q: text }, { replace: true })}
            />
          }
          chips={wide ? chipsOf(filter) : []}
          onClear={list.clear}
        >
          {wide ? (
            <FilterMany {...filter} />
          ) : (
            <FilterSelect
              id={filter.id}
              label={filter.label}
              value={one}
              onChange={(value) => list.change({ role: [value] })}
              options={filter.options}
            />
          )}
        </FilterBar>
      </Box>
      <ScopeLegend />
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <SkeletonTable />}
      {groups?.length === 0 && <EmptyState title={t('nothing')} />}
      {groups && groups.length > 0 && (
        <>
          <PermissionTable groups={groups} roles={wide ? several : [one]} own={own} />
          <Text textStyle="sm" color="fg.muted" role="status">
            {t('count', { count: groups.flatMap(({ subjects }) => subjects.flatMap(({ acts }) => acts)).length })}
          </Text>
        </>
      )}
    </PageFrame>
  );
}
