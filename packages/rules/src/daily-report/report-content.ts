/** 事故, 遅延, 故障, その他: what has to be told with its cause. */
export const unusualKinds = ['accident', 'delay', 'breakdown', 'other'] as const;
/** 休憩, 睡眠. */
export const pauseKinds = ['break', 'sleep'] as const;
/** 確認あり, 確認なし: whether the shipper confirmed the work. */
export const confirmations = ['confirmed', 'refused'] as const;
export const reportStopKinds = ['load', 'unload', 'both'] as const;

/** A figure as it was entered: null where there is none, NaN where it cannot be read. Times are minutes from midnight of the operation date. */
export type Entered = number | null;

/** A place on the way, with what was done there. */
export type ReportStop = {
  /** The stop of the run; null for a place that was not planned. */
  stopId: string | null;
  placeName: string | null;
  kind: (typeof reportStopKinds)[number];
  instructedMinutes: Entered;
  arrivedMinutes: Entered;
  workFromMinutes: Entered;
  workToMinutes: Entered;
  extraFromMinutes: Entered;
  extraToMinutes: Entered;
  departedMinutes: Entered;
  /** The driver loaded or unloaded. */
  hasHandling: boolean;
  /** What else was done, such as sorting or labelling. */
  extraText: string | null;
  confirmation: (typeof confirmations)[number] | null;
  /** What the vehicle carried when it left. */
  weightKg: Entered;
  pieces: Entered;
};

export type ReportPause = {
  kind: (typeof pauseKinds)[number];
  /** The partner who paused; null for who drove first. */
  driverId: string | null;
  placeName: string | null;
  fromMinutes: Entered;
  toMinutes: Entered;
};

/** Another driver took over. */
export type ReportRelief = { placeName: string | null; atMinutes: Entered; driverName: string | null };

/** A further driver of the run, with times of the own duty. */
export type ReportPartner = {
  driverId: string;
  startPlace: string | null;
  startMinutes: Entered;
  endPlace: string | null;
  endMinutes: Entered;
  drivingMinutes: Entered;
};

export type ReportUnusual = {
  kind: (typeof unusualKinds)[number];
  atMinutes: Entered;
  text: string | null;
  cause: string | null;
};

/** What a daily report of a run says (輸送安全規則 第8条): of who drove first, and of each partner in a row of the own. */
export type ReportContent = {
  startPlace: string | null;
  startMinutes: Entered;
  endPlace: string | null;
  endMinutes: Entered;
  /** At the wheel; asked for where a partner drove as well. */
  drivingMinutes: Entered;
  partners: ReportPartner[];
  odometerStartKm: Entered;
  odometerEndKm: Entered;
  stops: ReportStop[];
  /** All handling and extra work is written in the contract: from an hour in total it is recorded all the same. */
  isWorkInContract: boolean;
  pauses: ReportPause[];
  reliefs: ReportRelief[];
  fuelLitres: Entered;
  tollYen: Entered;
  expenseYen: Entered;
  expenseText: string | null;
  unusual: ReportUnusual[];
  /** What the office instructed on the way. */
  instruction: string | null;
  note: string | null;
};

/** What a report is checked against. */
export type ReportFacts = {
  /** Where the odometer stood at the end of the run before, and on which day; null where nobody knows. */
  lastOdometerKm: number | null;
  lastOdometerDate: string | null;
  plannedDistanceKm: number | null;
  /** Gross weight of 8 t, or payload of 5 t, and more. */
  needsLoadState: boolean;
  hasTwoDrivers: boolean;
  /** In minutes from midnight of the operation date. */
  plannedEndMinutes: number;
};

/** Heavy vehicles record what they carry: from a gross weight of 8 t or a payload of 5 t. */
export function needsLoadState({
  grossWeightKg,
  maxLoadKg,
}: {
  grossWeightKg: number | null;
  maxLoadKg: number | null;
}): boolean {
  return (grossWeightKg ?? 0) >= 8_000 || (maxLoadKg ?? 0) >= 5_000;
}
