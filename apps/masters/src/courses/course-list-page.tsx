import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { course } from '@haisha/references/courses/course';
import { courseList } from './course-list.ts';
import { useCourseColumns } from './use-course-columns.tsx';
import { useCourseFilters } from './use-course-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-course-settable.ts')).useCourseSettable;

const panel = async () => (await import(/* webpackChunkName: "panels" */ './panel/course-panel.tsx')).CoursePanel;

/** The list of courses. */
export const courseListPage = listPage(course, courseList, CourseListPage);

function CourseListPage() {
  const columns = useCourseColumns();
  const list = useListQuery(courseList, columns);
  return (
    <RecordList
      of={course}
      list={list}
      columns={columns}
      settable={settable}
      panel={panel}
      filters={useCourseFilters(list)}
    />
  );
}
