/** Fetches the lines of runs to decide, which are not in the first load: only offices see them. */
export async function loadRunsToDecide() {
  const { RunsToDecide } = await import(/* webpackChunkName: "runs-to-decide" */ './runs-to-decide.tsx');
  return { default: RunsToDecide };
}
