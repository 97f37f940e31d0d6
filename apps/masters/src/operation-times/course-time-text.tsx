import { useQuery } from '@haisha/platform';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { coursesApi } from '@haisha/references/courses/courses-api';
import { Box } from '@haisha/ui';
import type { OperationTime } from '@haisha/validation/operation-time';
import { useOperationTimeText } from './use-operation-time-text.ts';

type CourseTime = OperationTime['courseTimes'][number];

export type CourseTimeTextProps = {
  /** As a form holds it: of the course nothing but the id. */
  time: Pick<CourseTime, 'courseId'> & Partial<CourseTime>;
};

/** What a course takes of a shift, as a line; a course that is not named is asked for. */
export function CourseTimeText({ time }: CourseTimeTextProps) {
  const textOf = useOperationTimeText();
  const nameOf = useNameOf(codeAndName);
  const { data: course, isLoading } = useQuery({
    ...coursesApi.detail(time.courseId),
    enabled: time.courseName === undefined,
  });
  return (
    <Box as="span" display="block">
      {isLoading ? '…' : textOf('courseTimes', [course ? { ...time, courseName: nameOf(course) } : time])}
    </Box>
  );
}
