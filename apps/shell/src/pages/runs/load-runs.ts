/** Loads what the first page shows of runs, with its texts. */
export async function loadRuns() {
  const { addRunTexts, Runs } = await import(/* webpackChunkName: "runs" */ './runs-with-texts.ts');
  await addRunTexts();
  return { default: Runs };
}
