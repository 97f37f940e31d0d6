/** Loads pages that users seldom need: the second factor, mailed links, the account, the jobs. */
export async function loadOwnPages() {
  return await (await import(/* webpackChunkName: "own" */ './own-pages.ts')).ownPages();
}
