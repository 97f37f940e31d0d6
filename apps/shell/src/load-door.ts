/** Loads what is shown before the login. */
export async function loadDoor() {
  return (await import(/* webpackChunkName: "door" */ './door.ts')).door;
}
