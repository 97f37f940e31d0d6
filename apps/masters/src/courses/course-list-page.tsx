import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { coursesApi } from '@haisha/references/courses/courses-api';
import { courseList } from './course-list.ts';
import { useCourseColumns } from './use-course-columns.tsx';
import { useCourseFilters } from './use-course-filters.tsx';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-course-settable.ts')).useCourseSettable;

/** The list of courses. */
export function CourseListPage() {
  const { t } = useTranslation('course');
  const columns = useCourseColumns();
  const list = useListQuery(courseList, columns);
  const reading = useQuery({ ...coursesApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/course-master')}
      path="/course-master"
      permission="course"
      importPermission="importCourses.create"
      list={list}
      reading={reading}
      api={coursesApi}
      columns={columns}
      nameOf={codeAndName}
      loadSettable={loadSettable}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      {...useCourseFilters(list)}
    />
  );
}
