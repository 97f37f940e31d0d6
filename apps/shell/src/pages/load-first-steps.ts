import { addMessages } from '@haisha/i18n';

/** Loads what an empty company sees first, with its texts. */
export async function loadFirstSteps() {
  const { FirstSteps, firstStepTexts } = await import('./first-steps.tsx');
  await addMessages('firstStep', firstStepTexts);
  return { default: FirstSteps };
}
