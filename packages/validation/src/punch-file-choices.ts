export { type PunchFileField, type PunchFileShape, punchFileFields } from '@haisha/rules/punches/file/columns';

/**
 * What becomes of a row, in the order in which people look: it cannot be read, nobody knows whose it is, it is of a driver of
 * another centre, of one who has left, of a locked labour month, of the future, it contradicts what the office entered, it is
 * new, or there already.
 */
export const punchFileVerdicts = [
  'unreadable',
  'unknownDriver',
  'outside',
  'hasLeft',
  'locked',
  'ahead',
  'contradicts',
  'new',
  'known',
] as const;

export type PunchFileVerdict = (typeof punchFileVerdicts)[number];

export const punchFileStatuses = ['prepared', 'applying', 'applied', 'undoing'] as const;

/** A centre of 80 drivers has 15,000 punches a month. */
export const mostPunchFileRows = 20_000;

/** Why a row of a file is no punch: it has the total of others, or says something, such as `※有休`. */
export const punchFileLeftOutReasons = ['total', 'remark'] as const;

/** So many of the rows that are left out are named. */
export const mostLeftOutNamed = 200;

/** After so many days the rows of a file are removed; its name stays with its punches. */
export const punchFileKeptDays = 90;

/**
 * Why a punch stays where its file is undone: somebody changed it, approved its day or its daily report since, or its driver
 * belongs to a centre of others by now.
 */
export const punchKeptReasons = ['changed', 'approved', 'outside'] as const;

/** So many of the punches that stay are named. */
export const mostKeptNamed = 50;
