/** The permissions that bring something to do, in the order of its lines. */
export const toDoRights = [
  'departureBoard.update',
  'delivery.updatePrice',
  'leave.approve',
  'timeChange.approve',
  'import.read',
  'labourMonth.lock',
] as const;
