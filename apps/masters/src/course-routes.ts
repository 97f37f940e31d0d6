import type { RouteObject } from '@haisha/platform';
import { withMessages } from '@haisha/records/words/with-messages';
import { courseWords } from './words.ts';

/** Courses and delivery destinations, with their words in two files of their own. */
export const courseRoutes: RouteObject[] = [
  {
    path: '/course-master',
    lazy: () =>
      withMessages(courseWords, async () => {
        const page = await import(/* webpackChunkName: "course-lists" */ './courses/course-list-page.tsx');
        return page.CourseListPage;
      }),
  },
  {
    path: '/course-master/add',
    lazy: () =>
      withMessages(courseWords, async () => {
        const page = await import(/* webpackChunkName: "course-forms" */ './courses/course-add-page.tsx');
        return page.CourseAddPage;
      }),
  },
  {
    path: '/course-master/edit/:id',
    lazy: () =>
      withMessages(courseWords, async () => {
        const page = await import(/* webpackChunkName: "course-forms" */ './courses/course-edit-page.tsx');
        return page.CourseEditPage;
      }),
  },
  {
    path: '/delivery-destination',
    lazy: () =>
      withMessages(courseWords, async () => {
        const page = await import(/* webpackChunkName: "course-lists" */ './destinations/destination-list-page.tsx');
        return page.DestinationListPage;
      }),
  },
  {
    path: '/delivery-destination/add',
    lazy: () =>
      withMessages(courseWords, async () => {
        const page = await import(
          /* webpackChunkName: "destination-forms" */ './destinations/destination-add-page.tsx'
        );
        return page.DestinationAddPage;
      }),
  },
  {
    path: '/delivery-destination/edit/:id',
    lazy: () =>
      withMessages(courseWords, async () => {
        const page = await import(
          /* webpackChunkName: "destination-forms" */ './destinations/destination-edit-page.tsx'
        );
        return page.DestinationEditPage;
      }),
  },
];
