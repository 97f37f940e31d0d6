import { addMessages } from '@haisha/i18n';

/** Loads how the day and the month go on, with its texts. */
export async function loadOutlook() {
  const { Outlook, outlookTexts } = await import(/* webpackChunkName: "home-outlook" */ './outlook.tsx');
  await addMessages('homeOutlook', outlookTexts);
  return { default: Outlook };
}

/** Loads what waits for the user, with its texts. */
export async function loadToDo() {
  const [{ ToDo }] = await Promise.all([import(/* webpackChunkName: "home-outlook" */ './to-do.tsx'), loadOutlook()]);
  return { default: ToDo };
}

/** Loads the state of the fleet. */
export async function loadFleet() {
  return { default: (await import(/* webpackChunkName: "home-outlook" */ './fleet.tsx')).Fleet };
}
