/** Loads what is shown after the login, before any area. */
export async function loadDesk() {
  return (await import(/* webpackChunkName: "desk" */ './desk.ts')).desk;
}

/** Loads the page at the root. */
export async function loadHome() {
  return (await loadDesk()).loadHome();
}

/** Loads what the shell needs to show an area. */
export async function loadAreas() {
  return (await loadDesk()).loadAreas();
}
