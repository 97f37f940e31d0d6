import enCourse from '@haisha/i18n/en/course.json';
import enDestination from '@haisha/i18n/en/destination.json';
import jaCourse from '@haisha/i18n/ja/course.json';
import jaDestination from '@haisha/i18n/ja/destination.json';

/** The words of courses and delivery destinations: they come with those pages. */
export const courseMessages = {
  course: { ja: jaCourse, en: enCourse },
  destination: { ja: jaDestination, en: enDestination },
};
