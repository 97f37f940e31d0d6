import jaProblem from '@haisha/i18n/ja/problem.json';
import jaRunOverview from '@haisha/i18n/ja/run-overview.json';
import jaShell from '@haisha/i18n/ja/shell.json';
import jaUi from '@haisha/i18n/ja/ui.json';
import jaVehicle from '@haisha/i18n/ja/vehicle.json';
import jaValidation from '@haisha/validation/messages/ja.json';

/** The texts of the shell itself; the rest of these files is loaded with the first area. */
export const jaMessages = {
  shell: jaShell,
  runOverview: jaRunOverview,
  problem: {
    credentials: jaProblem.credentials,
    csrf: jaProblem.csrf,
    internal: jaProblem.internal,
    network: jaProblem.network,
    permission: jaProblem.permission,
    route: jaProblem.route,
    session: jaProblem.session,
    storage: jaProblem.storage,
    throttled: jaProblem.throttled,
    timeout: jaProblem.timeout,
    unavailable: jaProblem.unavailable,
    validation: jaProblem.validation,
  },
  ui: {
    cancel: jaUi.cancel,
    close: jaUi.close,
    copied: jaUi.copied,
    due: jaUi.due,
    error: jaUi.error,
    loading: jaUi.loading,
  },
  validation: { required: jaValidation.required, max: jaValidation.max, now: jaValidation.now },
  vehicle: { status: jaVehicle.status },
};
