import enDepartureBoard from '@haisha/i18n/en/departure-board.json';
import enHours from '@haisha/i18n/en/hours.json';
import enRollCall from '@haisha/i18n/en/roll-call.json';
import jaDepartureBoard from '@haisha/i18n/ja/departure-board.json';
import jaHours from '@haisha/i18n/ja/hours.json';
import jaRollCall from '@haisha/i18n/ja/roll-call.json';

/** The words of the morning board and its roll calls: they come with the page. */
export const departureMessages = {
  departureBoard: { ja: jaDepartureBoard, en: enDepartureBoard },
  rollCall: { ja: jaRollCall, en: enRollCall },
  hours: { ja: jaHours, en: enHours },
};
