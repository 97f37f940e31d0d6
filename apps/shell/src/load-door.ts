/** What stands before the login. */
export async function loadDoor() {
  return (await import(/* webpackChunkName: "door" */ './door.ts')).door;
}
