import { addMessages } from '@haisha/i18n';
import enCourse from '@haisha/i18n/en/course.json';
import enDestination from '@haisha/i18n/en/destination.json';
import jaCourse from '@haisha/i18n/ja/course.json';
import jaDestination from '@haisha/i18n/ja/destination.json';

/** The words of courses and delivery destinations: they come with those pages. */
export const courseMessages = {
  course: { ja: jaCourse, en: enCourse },
  destination: { ja: jaDestination, en: enDestination },
};

export async function addCourseMessages(): Promise<void> {
  await Promise.all(Object.entries(courseMessages).map(([namespace, texts]) => addMessages(namespace, texts)));
}
