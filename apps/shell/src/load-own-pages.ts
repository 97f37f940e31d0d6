/** What a person seldom needs: the second factor, links by mail, the own account, the own jobs. Fetched when wanted. */
export async function loadOwnPages() {
  return await (await import(/* webpackChunkName: "own" */ './own-pages.ts')).ownPages();
}
