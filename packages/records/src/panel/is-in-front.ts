/** Whether nothing lies over the page: what does gets the keys first. */
export function isInFront(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]:not([hidden])') === null;
}
