/** A departure without a call is explained by so many letters at least. */
export const leastAlarmReason = 5;
