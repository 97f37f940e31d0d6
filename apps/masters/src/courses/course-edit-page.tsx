import { useParams, useQuery } from '@haisha/platform';
import { coursesApi } from '../api/courses-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
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
