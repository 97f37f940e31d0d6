import enAllocation from '@haisha/i18n/en/allocation.json';
import enBoard from '@haisha/i18n/en/board.json';
import enHours from '@haisha/i18n/en/hours.json';
import enPaper from '@haisha/i18n/en/paper.json';
import enRequest from '@haisha/i18n/en/request.json';
import enRunFees from '@haisha/i18n/en/run-fees.json';
import jaAllocation from '@haisha/i18n/ja/allocation.json';
import jaBoard from '@haisha/i18n/ja/board.json';
import jaHours from '@haisha/i18n/ja/hours.json';
import jaPaper from '@haisha/i18n/ja/paper.json';
import jaRequest from '@haisha/i18n/ja/request.json';
import jaRunFees from '@haisha/i18n/ja/run-fees.json';

/** The words of the board and its runs: they come with the page. */
export const boardMessages = {
  board: { ja: jaBoard, en: enBoard },
  allocation: { ja: jaAllocation, en: enAllocation },
  hours: { ja: jaHours, en: enHours },
  paper: { ja: jaPaper, en: enPaper },
  runFees: { ja: jaRunFees, en: enRunFees },
  request: { ja: jaRequest, en: enRequest },
};
