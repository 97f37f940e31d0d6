import { useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { coursesApi } from '@haisha/references/courses/courses-api';
import { CourseForm } from './course-form.tsx';

/** Changes a course. */
export function CourseEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...coursesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/course-master/edit/:id')} path="/course-master">
      {(row) => <CourseForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
