import enProblem from '@haisha/i18n/en/problem.json';
import enShell from '@haisha/i18n/en/shell.json';
import enUi from '@haisha/i18n/en/ui.json';
import enVehicle from '@haisha/i18n/en/vehicle.json';
import enValidation from '@haisha/validation/messages/en.json';

export const enMessages = {
  shell: enShell,
  ui: enUi,
  problem: enProblem,
  validation: enValidation,
  vehicle: { status: enVehicle.status },
};
