/** What stands behind the login, before any area. */
export async function loadDesk() {
  return (await import(/* webpackChunkName: "desk" */ './desk.ts')).desk;
}
