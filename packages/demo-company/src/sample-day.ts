/** The day as which the demo company is when samples are made of it. */
export const sampleDay = '2026-11-21';
