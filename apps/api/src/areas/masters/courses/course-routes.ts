import { courseContract } from '@haisha/validation/course';
import { courseSettable } from '@haisha/validation/course-choices';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { courseRepository } from './course-repository.ts';

export const courseRoutes: Module = (app, dependencies) => {
  app.constraintFields.set('courses_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/courses',
    contract: courseContract,
    repository: courseRepository,
    settable: courseSettable,
  });
};
