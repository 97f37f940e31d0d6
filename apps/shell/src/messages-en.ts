import enProblem from '@haisha/i18n/en/problem.json';
import enRunOverview from '@haisha/i18n/en/run-overview.json';
import enShell from '@haisha/i18n/en/shell.json';
import enUi from '@haisha/i18n/en/ui.json';
import enVehicle from '@haisha/i18n/en/vehicle.json';
import enValidation from '@haisha/validation/messages/en.json';

/** The texts of the shell itself; the rest of these files is loaded with the first area. */
export const enMessages = {
  shell: enShell,
  runOverview: enRunOverview,
  problem: {
    credentials: enProblem.credentials,
    csrf: enProblem.csrf,
    internal: enProblem.internal,
    network: enProblem.network,
    permission: enProblem.permission,
    route: enProblem.route,
    session: enProblem.session,
    storage: enProblem.storage,
    throttled: enProblem.throttled,
    timeout: enProblem.timeout,
    unavailable: enProblem.unavailable,
    validation: enProblem.validation,
  },
  ui: {
    cancel: enUi.cancel,
    close: enUi.close,
    copied: enUi.copied,
    due: enUi.due,
    error: enUi.error,
    loading: enUi.loading,
  },
  validation: { required: enValidation.required, max: enValidation.max, now: enValidation.now },
  vehicle: { status: enVehicle.status },
};
