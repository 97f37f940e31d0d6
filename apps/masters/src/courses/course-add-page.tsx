import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { coursesApi } from '@haisha/references/courses/courses-api';
import { CourseForm } from './course-form.tsx';

/** Adds a course, from nothing or (`?from=`) from the values of another. */
export function CourseAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedCourse id={from} /> : <CourseForm row={null} />;
}

function CopiedCourse({ id }: { id: string }) {
  const reading = useQuery({ ...coursesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/course-master/add')} path="/course-master">
      {(row) => <CourseForm row={null} copyOf={row} />}
    </LoadedRow>
  );
}
