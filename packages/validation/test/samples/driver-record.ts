/** The restricted record of a driver, with every field. */
export const driverRecordSample = {
  licenceNumber: '433012345630',
  licenceMedium: 'both',
  licenceExpiryDate: '2029-03-29',
  hasTowing: true,
  licenceConditions: '眼鏡等',
  licences: [{ licenceClass: 'medium8t', obtainedDate: '2000-05-01', automaticOnly: false }],
  qualifications: [{ kind: 'other', name: '高所作業車', obtainedDate: '2012-01-01', expiryDate: '2027-01-01' }],
  healthChecks: [{ date: '2026-10-01', kind: 'regular', result: 'normal', nextDate: '2027-10-01', note: '異常なし' }],
  sleepApneaCheckDate: '2025-06-01',
  healthRestrictions: '夜間の単独運行は不可',
  aptitudeTests: [{ date: '2015-04-10', kind: 'initial', nextDate: null, note: null }],
  events: [{ date: '2020-01-01', kind: 'accident', note: '構内で接触' }],
};
