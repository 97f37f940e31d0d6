/** What is built into a vehicle and asked about most. */
export const equipment = ['hasTailLift', 'hasPartition', 'hasDigitalTachograph', 'hasDashcam'] as const;
