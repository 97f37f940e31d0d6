import { departmentPlace } from '@haisha/references/departments/department-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { useDepartmentText } from './use-department-text.ts';

export const departmentAudit: AuditReadings = { department: readingOf(departmentPlace, useDepartmentText) };
