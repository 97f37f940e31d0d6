/** The minutes after its planned start from which a run that has not left the garage is late (出庫遅れ). */
export const lateAfterMinutes = 5;
