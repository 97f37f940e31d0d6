import { coursePlace } from '@haisha/references/courses/course-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { useCourseText } from './use-course-text.ts';

export const courseAudit: AuditReadings = { course: readingOf(coursePlace, useCourseText) };
