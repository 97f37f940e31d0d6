/** Loads what is shown after the login, before any area. */
export async function loadDesk() {
  return (await import(/* webpackChunkName: "desk" */ './desk.ts')).desk;
}
