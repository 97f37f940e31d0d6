import jaProblem from '@haisha/i18n/ja/problem.json';
import jaShell from '@haisha/i18n/ja/shell.json';
import jaUi from '@haisha/i18n/ja/ui.json';
import jaVehicle from '@haisha/i18n/ja/vehicle.json';
import jaValidation from '@haisha/validation/messages/ja.json';

/** The texts of the shell; those of the default language are at hand, so that there is always one to fall back on. */
export const messages = {
  ja: async () => ({
    shell: jaShell,
    ui: jaUi,
    problem: jaProblem,
    validation: jaValidation,
    vehicle: { status: jaVehicle.status },
  }),
  en: async () => (await import('./messages-en.ts')).enMessages,
};
